/** Cities of the marketplace, one list for home, search and listing. The name is on the wire; the code is stored. */

export const cities = [
	{ code: 0, name: 'Amman' },
	{ code: 1, name: 'Queen Alia Airport' },
	{ code: 2, name: 'Aqaba' },
	{ code: 3, name: 'Irbid' },
	{ code: 4, name: 'Zarqa' },
	{ code: 5, name: 'Dead Sea' },
	{ code: 6, name: 'Petra' },
	{ code: 7, name: 'Wadi Rum' },
	{ code: 8, name: 'Madaba' },
	{ code: 9, name: 'Jerash' },
	{ code: 10, name: 'Ajloun' },
	{ code: 11, name: 'Salt' },
	{ code: 12, name: 'Karak' },
] as const;

export type City = (typeof cities)[number]['name'];
export const cityNames = cities.map((city) => city.name) as [City, ...City[]];
