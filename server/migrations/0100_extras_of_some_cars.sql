-- Extras out of the stock of its owner that a car is not offered with.
CREATE TABLE car_stopped_extras (
	car_id uuid NOT NULL REFERENCES cars (id) ON DELETE CASCADE,
	stock_id uuid NOT NULL REFERENCES extra_stocks (id),
	PRIMARY KEY (car_id, stock_id)
);
CREATE INDEX car_stopped_extras_of_stock ON car_stopped_extras (stock_id);
