/** SUVs for families, and vans for large ones. */
import type { FleetRow } from './car.ts';

export const family: readonly FleetRow[] = [
	['Hyundai', 'Tucson', 2022, 'SUV', 'Petrol', 5, 'silver', 'Amman', 'khaled', 37, 38, 330, 'full', 'child seat'],
	['Kia', 'Sportage', 2022, 'SUV', 'Petrol', 5, 'white', 'Aqaba', 'dana', 36, 36, 380, 'smart', 'delivery'],
	['Toyota', 'RAV4', 2021, 'SUV', 'Hybrid', 5, 'grey', 'Amman', 'yousef', 44, 51, 260, 'full', 'awd'],
	['Hyundai', 'Santa Fe', 2021, 'SUV', 'Diesel', 7, 'navy', 'Dead Sea', 'laith', 50, 63, 199, 'full', 'child seat'],
	['Nissan', 'X-Trail', 2020, 'SUV', 'Petrol', 7, 'white', 'Irbid', 'ahmad', 38, 70, 349, 'smart', 'child seat'],
	['Honda', 'CR-V', 2021, 'SUV', 'Hybrid', 5, 'blue', 'Petra', 'ibrahim', 42, 45, 107, 'smart'],
	['MG', 'ZS', 2023, 'SUV', 'Petrol', 5, 'red', 'Karak', 'nour', 26, 19, 64, 'smart'],
	['Changan', 'CS35 Plus', 2023, 'SUV', 'Petrol', 5, 'white', 'Zarqa', 'hamzeh', 25, 26, 39, 'smart', 'delivery'],
	['Renault', 'Duster', 2020, 'SUV', 'Petrol', 5, 'bronze', 'Ajloun', 'anas', 25, 74, 159, 'basic', 'manual', 'awd'],
	['Nissan', 'Kicks', 2021, 'SUV', 'Petrol', 5, 'orange', 'Aqaba', 'rana', 27, 42, 91, 'comfort', 'instant'],
	['Lexus', 'RX 350', 2020, 'SUV', 'Petrol', 5, 'bronze', 'Amman', 'tala', 78, 59, 115, 'full', 'awd'],
	['Audi', 'Q5', 2021, 'SUV', 'Petrol', 5, 'grey', 'Amman', 'basel', 72, 41, 47, 'full', 'awd'],
	['Land Rover', 'Range Rover Sport', 2020, 'SUV', 'Petrol', 5, 'black', 'Dead Sea', 'mays', 125, 66, 36, 'full', 'awd'],
	['Toyota', 'HiAce', 2019, 'Van', 'Diesel', 9, 'white', 'Petra', 'ibrahim', 52, 121, 388, 'basic', 'manual', 'delivery'],
	['Hyundai', 'H-1', 2018, 'Van', 'Diesel', 9, 'silver', 'Amman', 'rami', 46, 134, 263, 'basic'],
	['Hyundai', 'Staria', 2022, 'Van', 'Diesel', 9, 'black', 'Aqaba', 'dana', 72, 33, 44, 'full', 'delivery', 'child seat'],
	['Kia', 'Carnival', 2021, 'Van', 'Petrol', 8, 'white', 'Queen Alia Airport', 'sami', 66, 48, 26, 'full', 'delivery', 'child seat'],
	['Mercedes-Benz', 'Vito', 2020, 'Van', 'Diesel', 8, 'grey', 'Amman', 'laith', 76, 82, 212, 'comfort', 'delivery'],
];
