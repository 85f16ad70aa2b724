/** Cities of the marketplace, one list for home, search and listing. The name is on the wire; the code is stored; `ar` is for texts that the server writes. */

export const cities = [
	{ code: 0, name: 'Amman', ar: 'عمّان' },
	{ code: 1, name: 'Queen Alia Airport', ar: 'مطار الملكة علياء' },
	{ code: 2, name: 'Aqaba', ar: 'العقبة' },
	{ code: 3, name: 'Irbid', ar: 'إربد' },
	{ code: 4, name: 'Zarqa', ar: 'الزرقاء' },
	{ code: 5, name: 'Dead Sea', ar: 'البحر الميت' },
	{ code: 6, name: 'Petra', ar: 'البتراء' },
	{ code: 7, name: 'Wadi Rum', ar: 'وادي رم' },
	{ code: 8, name: 'Madaba', ar: 'مأدبا' },
	{ code: 9, name: 'Jerash', ar: 'جرش' },
	{ code: 10, name: 'Ajloun', ar: 'عجلون' },
	{ code: 11, name: 'Salt', ar: 'السلط' },
	{ code: 12, name: 'Karak', ar: 'الكرك' },
] as const;

export type City = (typeof cities)[number]['name'];
export const cityNames = cities.map((city) => city.name) as [City, ...City[]];
