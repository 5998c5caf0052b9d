# What is answered for one player without asking.

policies-title = { $name }: answered for you
policies-about = Only you see this page. At the table nothing shows what is set here, and what is answered for you takes as long as any answer. Whatever could cost your last HP is asked all the same.
policies-why-always = First switch off “Always ask me”.
policies-this_trick = Leave this trick alone
    .about = You are not asked to nullify the trick on the table any more, whomever it meets next. Your button stays: you may still step up.
policies-until_turn = Skip until my turn
    .about = No to every call, and to all that can be declined, until your turn begins. While a Lord is dying everybody is asked.
policies-own_tricks = My own tricks
    .about = When a trick of yours is on its way to its only target: are you asked whether to nullify it?
policies-own_tricks-skip = Do not ask
policies-own_tricks-ask = Ask me
policies-tricks = Ask me to nullify tricks against
    .about = The others then pass you by. You are asked all the same when somebody nullifies a trick of yours.
policies-tricks-all = Anybody
policies-tricks-lord = Me or the Lord
policies-tricks-me = Only me
policies-dodge = Dodge when attacked
    .about = By itself: a Dodge is played if you hold one, else you take the damage. You are asked where a skill or armour could dodge, and where two Dodges are needed.
policies-dodge-ask = Ask me
policies-dodge-auto = By itself
policies-always_ask = Always ask me
    .about = Nothing is answered for you, not even what you could only decline. Good for bluffing.
policies-quick-this_trick = No, and no more about this trick
policies-quick-until_turn = No, and skip until my turn
