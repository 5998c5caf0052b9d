# Tam Quốc Sát, Mountain: what its skills ask and offer.
