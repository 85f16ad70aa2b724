/** For the desert and the mountains: four-wheel drives and pick-ups. */
import type { FleetRow } from './car.ts';

export const outdoors: readonly FleetRow[] = [
	['Toyota', 'Land Cruiser', 2019, 'SUV', 'Petrol', 7, 'white', 'Queen Alia Airport', 'khaled', 98, 77, 210, 'offroad', 'delivery'],
	['Toyota', 'Prado', 2018, 'SUV', 'Petrol', 7, 'sand', 'Wadi Rum', 'mohammad', 70, 109, 375, 'offroad'],
	['Nissan', 'Patrol', 2018, 'SUV', 'Petrol', 8, 'silver', 'Wadi Rum', 'mohammad', 88, 98, 224, 'offroad'],
	['Mitsubishi', 'Pajero', 2017, 'SUV', 'Petrol', 7, 'green', 'Petra', 'ibrahim', 55, 126, 245, 'offroad'],
	['Jeep', 'Wrangler', 2020, 'SUV', 'Petrol', 5, 'orange', 'Wadi Rum', 'mohammad', 78, 54, 23, 'offroad', 'carplay'],
	['Suzuki', 'Jimny', 2022, 'SUV', 'Petrol', 4, 'green', 'Ajloun', 'anas', 34, 29, 24, 'offroad', 'manual', 'three doors'],
	['Toyota', 'Hilux', 2022, 'Truck', 'Diesel', 5, 'white', 'Wadi Rum', 'mohammad', 46, 58, 146, 'offroad', 'manual'],
	['Mitsubishi', 'L200', 2020, 'Truck', 'Diesel', 5, 'red', 'Karak', 'nour', 38, 87, 310, 'offroad', 'manual', 'uninsured'],
	['Isuzu', 'D-Max', 2021, 'Truck', 'Diesel', 2, 'silver', 'Jerash', 'haneen', 38, 69, 80, 'offroad', 'two doors'],
	['Ford', 'Ranger', 2021, 'Truck', 'Diesel', 5, 'blue', 'Irbid', 'sami', 48, 57, 35, 'offroad', 'carplay'],
	['GMC', 'Sierra', 2019, 'Truck', 'Petrol', 6, 'black', 'Amman', 'basel', 68, 90, 184, 'offroad', 'leather'],
];
