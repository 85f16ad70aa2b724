/** Cars for an occasion: saloons with leather, coupes and open tops. */
import type { FleetRow } from './car.ts';

export const special: readonly FleetRow[] = [
	['Mercedes-Benz', 'C 200', 2021, 'Sedan', 'Petrol', 5, 'white', 'Amman', 'khaled', 68, 43, 62, 'full', 'delivery'],
	['Mercedes-Benz', 'E 200', 2020, 'Sedan', 'Petrol', 5, 'black', 'Queen Alia Airport', 'laith', 85, 64, 155, 'full', 'delivery'],
	['BMW', '320i', 2021, 'Sedan', 'Petrol', 5, 'blue', 'Amman', 'yousef', 62, 39, 52, 'full'],
	['Audi', 'A4', 2020, 'Sedan', 'Petrol', 5, 'grey', 'Zarqa', 'hamzeh', 56, 61, 37, 'full'],
	['Mercedes-Benz', 'E 300 Cabriolet', 2019, 'Convertible', 'Petrol', 4, 'white', 'Dead Sea', 'laith', 110, 37, 20, 'full'],
	['BMW', '430i Convertible', 2019, 'Convertible', 'Petrol', 4, 'navy', 'Amman', 'mays', 98, 50, 170, 'full'],
	['Ford', 'Mustang Convertible', 2019, 'Convertible', 'Petrol', 4, 'red', 'Aqaba', 'dana', 95, 46, 240, 'smart', 'delivery'],
	['Fiat', '500C', 2018, 'Convertible', 'Petrol', 4, 'sand', 'Aqaba', 'dana', 32, 55, 153, 'comfort'],
	['Fiat', '500', 2017, 'Hatchback', 'Petrol', 4, 'white', 'Aqaba', 'dana', 24, 84, 307, 'basic', 'paused'],
	['Mini', 'Cooper Cabrio', 2018, 'Convertible', 'Petrol', 4, 'green', 'Madaba', 'rami', 44, 59, 29, 'comfort', 'manual'],
	['Mazda', 'MX-5', 2019, 'Convertible', 'Petrol', 2, 'red', 'Salt', 'basel', 58, 34, 99, 'comfort', 'manual'],
	['Ford', 'Mustang GT', 2018, 'Coupe', 'Petrol', 4, 'blue', 'Amman', 'tala', 88, 62, 285, 'smart'],
	['BMW', '420i Coupe', 2020, 'Coupe', 'Petrol', 4, 'black', 'Irbid', 'ahmad', 72, 47, 136, 'full'],
	['Mercedes-Benz', 'C 300 Coupe', 2019, 'Coupe', 'Petrol', 4, 'silver', 'Petra', 'ibrahim', 82, 53, 69, 'full'],
	['Chevrolet', 'Camaro', 2017, 'Coupe', 'Petrol', 4, 'orange', 'Aqaba', 'rana', 75, 79, 33, 'smart'],
	['Audi', 'A5 Coupe', 2018, 'Coupe', 'Petrol', 4, 'grey', 'Jerash', 'haneen', 64, 72, 194, 'full'],
];
