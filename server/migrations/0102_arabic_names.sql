-- The title of a car as Arabic pages show it: computed from a table of names that the database does not have. The hourly job computes it for the
-- cars that are there already, and their search text anew, in which colours stand in both languages now.
ALTER TABLE car_search ADD COLUMN title_ar text;
UPDATE car_search SET refresh_on = DATE '2020-01-01';
