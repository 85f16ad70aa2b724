/** Cars of owner@ that renters cannot find: one in each state that requires action by its owner. */
import { carFrom, type DemoCar } from './car.ts';

export type UnlistedCar = {
	car: DemoCar;
	/** DRAFT: the photos are missing. EXPIRED: its insurance expired a few days ago. */
	state: 'DRAFT' | 'PENDING' | 'REJECTED' | 'EXPIRED';
	/** The admin's notes for the owner. */
	notes?: string;
};

export const unlisted: readonly UnlistedCar[] = [
	{
		car: carFrom(['Nissan', 'Patrol', 2021, 'SUV', 'Petrol', 7, 'sand', 'Amman', 'khaled', 105, 41, 1, 'offroad', 'delivery']),
		state: 'DRAFT',
	},
	{
		car: carFrom(['Honda', 'HR-V', 2022, 'SUV', 'Hybrid', 5, 'blue', 'Amman', 'khaled', 34, 28, 2, 'comfort']),
		state: 'PENDING',
	},
	{
		car: carFrom(['Volkswagen', 'Passat', 2019, 'Sedan', 'Petrol', 5, 'grey', 'Amman', 'khaled', 30, 88, 6, 'comfort']),
		state: 'REJECTED',
		notes: 'The number on the plate and the one on the registration are not the same. Please correct the plate number.',
	},
	{
		car: carFrom(['Toyota', 'Prius', 2018, 'Hatchback', 'Hybrid', 5, 'white', 'Amman', 'khaled', 25, 112, 240, 'basic']),
		state: 'EXPIRED',
	},
];
