-- Colours are found in both languages: the hourly job of this release computes the search text of every car anew.
UPDATE car_search SET refresh_on = DATE '2020-01-01';
