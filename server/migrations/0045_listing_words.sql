-- What an owner says of a car in their own words, and the rules of the house. Contact details are masked before they are stored.
CREATE TABLE car_texts (
	car_id uuid PRIMARY KEY REFERENCES cars (id) ON DELETE CASCADE,
	description_en text CONSTRAINT car_texts_description_en_length CHECK (char_length(description_en) BETWEEN 20 AND 2000),
	description_ar text CONSTRAINT car_texts_description_ar_length CHECK (char_length(description_ar) BETWEEN 20 AND 2000),
	rules_en text CONSTRAINT car_texts_rules_en_length CHECK (char_length(rules_en) BETWEEN 20 AND 2000),
	rules_ar text CONSTRAINT car_texts_rules_ar_length CHECK (char_length(rules_ar) BETWEEN 20 AND 2000),
	included_en text CONSTRAINT car_texts_included_en_length CHECK (char_length(included_en) BETWEEN 20 AND 2000),
	included_ar text CONSTRAINT car_texts_included_ar_length CHECK (char_length(included_ar) BETWEEN 20 AND 2000),
	pickup_en text CONSTRAINT car_texts_pickup_en_length CHECK (char_length(pickup_en) BETWEEN 20 AND 2000),
	pickup_ar text CONSTRAINT car_texts_pickup_ar_length CHECK (char_length(pickup_ar) BETWEEN 20 AND 2000),
	-- Null: the owner has not said.
	smoking text CONSTRAINT car_texts_smoking_is_an_answer CHECK (smoking IN ('YES', 'NO', 'ASK')),
	pets text CONSTRAINT car_texts_pets_is_an_answer CHECK (pets IN ('YES', 'NO', 'ASK')),
	desert_tracks text CONSTRAINT car_texts_desert_tracks_is_an_answer CHECK (desert_tracks IN ('YES', 'NO', 'ASK')),
	aqaba text CONSTRAINT car_texts_aqaba_is_an_answer CHECK (aqaba IN ('YES', 'NO', 'ASK')),
	wadi_rum text CONSTRAINT car_texts_wadi_rum_is_an_answer CHECK (wadi_rum IN ('YES', 'NO', 'ASK')),
	borders text CONSTRAINT car_texts_borders_is_an_answer CHECK (borders IN ('YES', 'NO', 'ASK')),
	updated_at timestamptz NOT NULL
);
