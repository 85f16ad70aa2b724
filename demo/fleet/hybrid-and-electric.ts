/** Hybrid and electric cars, which are common in Amman. */
import type { FleetRow } from './car.ts';

export const hybridAndElectric: readonly FleetRow[] = [
	['Toyota', 'Corolla', 2022, 'Sedan', 'Hybrid', 5, 'white', 'Amman', 'tala', 27, 48, 340, 'smart', 'delivery', 'instant'],
	['Toyota', 'Corolla', 2019, 'Sedan', 'Hybrid', 5, 'silver', 'Madaba', 'rami', 22, 97, 250, 'comfort'],
	['Toyota', 'Prius', 2018, 'Hatchback', 'Hybrid', 5, 'blue', 'Zarqa', 'hamzeh', 21, 112, 301, 'comfort'],
	['Hyundai', 'Ioniq', 2019, 'Hatchback', 'Hybrid', 5, 'grey', 'Irbid', 'sami', 22, 88, 218, 'comfort', 'instant'],
	['Hyundai', 'Sonata', 2020, 'Sedan', 'Hybrid', 5, 'black', 'Amman', 'mays', 30, 71, 190, 'full'],
	['Toyota', 'Camry', 2021, 'Sedan', 'Hybrid', 5, 'black', 'Amman', 'khaled', 38, 52, 402, 'full', 'delivery'],
	['Ford', 'Fusion', 2017, 'Sedan', 'Hybrid', 5, 'navy', 'Queen Alia Airport', 'laith', 24, 118, 333, 'comfort', 'delivery'],
	['Kia', 'Niro', 2020, 'SUV', 'Hybrid', 5, 'white', 'Jerash', 'haneen', 29, 64, 131, 'smart', 'child seat'],
	['Lexus', 'ES 300h', 2019, 'Sedan', 'Hybrid', 5, 'silver', 'Dead Sea', 'mays', 52, 60, 177, 'full', 'delivery'],
	['Nissan', 'Leaf', 2019, 'Hatchback', 'Electric', 5, 'white', 'Amman', 'yousef', 20, 69, 281, 'comfort'],
	['Volkswagen', 'ID.4', 2022, 'SUV', 'Electric', 5, 'grey', 'Amman', 'tala', 40, 31, 74, 'smart'],
	['BYD', 'Dolphin', 2023, 'Hatchback', 'Electric', 5, 'sand', 'Irbid', 'ahmad', 30, 18, 38, 'smart', 'instant'],
	['BYD', 'Song Plus', 2023, 'SUV', 'Electric', 5, 'black', 'Queen Alia Airport', 'sami', 42, 24, 58, 'full', 'delivery'],
	['Tesla', 'Model 3', 2021, 'Sedan', 'Electric', 5, 'red', 'Amman', 'mays', 48, 46, 5, 'full', 'instant', 'awd'],
	['Tesla', 'Model Y', 2023, 'SUV', 'Electric', 5, 'white', 'Amman', 'khaled', 60, 21, 2, 'full', 'waiting'],
	['Kia', 'EV6', 2022, 'SUV', 'Electric', 5, 'navy', 'Dead Sea', 'mays', 58, 27, 32, 'full', 'delivery'],
	['Hyundai', 'Kona', 2020, 'SUV', 'Electric', 5, 'orange', 'Salt', 'basel', 27, 55, 83, 'comfort'],
	['Chevrolet', 'Bolt', 2020, 'Hatchback', 'Electric', 5, 'silver', 'Madaba', 'rami', 24, 51, 119, 'comfort', 'uninsured'],
];
