/** Small cars and sedans for every day, the cheapest of the fleet. */
import type { FleetRow } from './car.ts';

export const everyday: readonly FleetRow[] = [
	['Kia', 'Picanto', 2019, 'Hatchback', 'Petrol', 5, 'red', 'Amman', 'khaled', 15, 78, 290, 'basic'],
	['Hyundai', 'i10', 2020, 'Hatchback', 'Petrol', 5, 'silver', 'Irbid', 'ahmad', 16, 61, 398, 'basic', 'manual', 'uninsured'],
	['Chevrolet', 'Spark', 2019, 'Hatchback', 'Petrol', 4, 'orange', 'Ajloun', 'anas', 15, 83, 205, 'basic', 'uninsured'],
	['Suzuki', 'Swift', 2021, 'Hatchback', 'Petrol', 5, 'blue', 'Jerash', 'haneen', 18, 47, 312, 'basic', 'manual'],
	['Renault', 'Logan', 2019, 'Sedan', 'Petrol', 5, 'white', 'Karak', 'nour', 15, 92, 367, 'basic', 'manual', 'uninsured'],
	['Mitsubishi', 'Lancer', 2016, 'Sedan', 'Petrol', 5, 'grey', 'Madaba', 'rami', 16, 128, 415, 'basic', 'uninsured'],
	['Hyundai', 'Accent', 2018, 'Sedan', 'Petrol', 5, 'white', 'Zarqa', 'hamzeh', 17, 104, 356, 'basic'],
	['Hyundai', 'Accent', 2021, 'Sedan', 'Petrol', 5, 'silver', 'Queen Alia Airport', 'sami', 19, 58, 188, 'comfort', 'instant'],
	['Kia', 'Rio', 2020, 'Sedan', 'Petrol', 5, 'red', 'Salt', 'basel', 18, 66, 274, 'basic', 'manual'],
	['Nissan', 'Sunny', 2021, 'Sedan', 'Petrol', 5, 'white', 'Queen Alia Airport', 'laith', 18, 54, 240, 'basic', 'delivery', 'instant'],
	['Toyota', 'Yaris', 2022, 'Sedan', 'Petrol', 5, 'blue', 'Amman', 'yousef', 20, 39, 3, 'comfort'],
	['Nissan', 'Micra', 2018, 'Hatchback', 'Petrol', 5, 'bronze', 'Aqaba', 'rana', 16, 89, 34, 'basic', 'delivery'],
	['Mazda', '3', 2020, 'Hatchback', 'Petrol', 5, 'red', 'Amman', 'mays', 25, 57, 150, 'smart'],
	['Kia', 'Cerato', 2021, 'Sedan', 'Petrol', 5, 'navy', 'Zarqa', 'hamzeh', 23, 49, 142, 'comfort'],
	['MG', '5', 2023, 'Sedan', 'Petrol', 5, 'white', 'Amman', 'tala', 21, 22, 25, 'smart', 'delivery'],
	['Hyundai', 'Elantra', 2020, 'Sedan', 'Petrol', 5, 'grey', 'Irbid', 'sami', 22, 73, 322, 'comfort'],
	['Honda', 'Civic', 2021, 'Sedan', 'Petrol', 5, 'black', 'Amman', 'yousef', 28, 44, 128, 'smart'],
	['Skoda', 'Octavia', 2020, 'Sedan', 'Petrol', 5, 'green', 'Salt', 'basel', 26, 62, 233, 'comfort'],
	['Volkswagen', 'Golf', 2019, 'Hatchback', 'Petrol', 5, 'white', 'Irbid', 'ahmad', 26, 67, 226, 'comfort', 'manual'],
];
