/**
 * Areas of Jordan by which cars are found, each with its centre. Towns and villages are from GeoNames (CC BY 4.0), rounded to about 100 m;
 * neighbourhoods that it lacks are at their main square or circle. Source and checks: decision 056.
 */
import type { City } from './cities.ts';

export type Position = { latitude: number; longitude: number };

/** City, then id, English, Arabic, latitude, longitude of each area. The id is stored with cars and appears in addresses. */
const areasOfCities = {
	Amman: [
		['amman-downtown', 'Downtown', 'وسط البلد', 31.951, 35.935],
		['amman-jabal-amman', 'Jabal Amman', 'جبل عمّان', 31.951, 35.918],
		['amman-weibdeh', 'Jabal Al-Weibdeh', 'جبل اللويبدة', 31.957, 35.922],
		['amman-abdali', 'Abdali', 'العبدلي', 31.965, 35.908],
		['amman-shmeisani', 'Shmeisani', 'الشميساني', 31.971, 35.897],
		['amman-abdoun', 'Abdoun', 'عبدون', 31.945, 35.886],
		['amman-sweifieh', 'Sweifieh', 'الصويفية', 31.955, 35.863],
		['amman-deir-ghbar', 'Deir Ghbar', 'دير غبار', 31.941, 35.86],
		['amman-umm-uthaina', 'Umm Uthaina', 'أم أذينة', 31.966, 35.873],
		['amman-rabieh', 'Al-Rabieh', 'الرابية', 31.976, 35.877],
		['amman-gardens', 'Gardens Street', 'شارع الجاردنز', 31.988, 35.885],
		['amman-mecca-street', 'Mecca Street', 'شارع مكة', 31.977, 35.858],
		['amman-umm-summaq', 'Umm Al-Summaq', 'أم السماق', 31.984, 35.85],
		['amman-khalda', 'Khalda', 'خلدا', 31.995, 35.841],
		['amman-tlaa-al-ali', "Tla' Al-Ali", 'تلاع العلي', 31.999, 35.862],
		['amman-dabouq', 'Dabouq', 'دابوق', 31.99, 35.813],
		['amman-hummar', 'Al-Hummar', 'الحمّر', 32.011, 35.818],
		['amman-kursi', 'Al-Kursi', 'الكرسي', 31.964, 35.827],
		['amman-rawabi', 'Al-Rawabi', 'الروابي', 31.963, 35.854],
		['amman-jandaweel', 'Al-Jandaweel', 'الجندويل', 31.962, 35.839],
		['amman-bayader', 'Bayader Wadi Al-Seer', 'بيادر وادي السير', 31.951, 35.833],
		['amman-wadi-al-seer', 'Wadi Al-Seer', 'وادي السير', 31.955, 35.818],
		['amman-marj-al-hamam', 'Marj Al-Hamam', 'مرج الحمام', 31.902, 35.846],
		['amman-airport-road', 'Airport Road', 'طريق المطار', 31.893, 35.872],
		['amman-bunayyat', 'Al-Bunayyat', 'البنيات', 31.895, 35.89],
		['amman-yasmeen', 'Dahiyat Al-Yasmeen', 'ضاحية الياسمين', 31.917, 35.891],
		['amman-muqabalain', 'Al-Muqabalain', 'المقابلين', 31.909, 35.915],
		['amman-ras-al-ain', 'Ras Al-Ain', 'رأس العين', 31.945, 35.924],
		['amman-jabal-al-hussein', 'Jabal Al-Hussein', 'جبل الحسين', 31.966, 35.92],
		['amman-nuzha', 'Jabal Al-Nuzha', 'جبل النزهة', 31.975, 35.927],
		['amman-hashmi', 'Al-Hashmi', 'الهاشمي', 31.971, 35.956],
		['amman-ashrafieh', 'Al-Ashrafieh', 'الأشرفية', 31.941, 35.937],
		['amman-taj', 'Jabal Al-Taj', 'جبل التاج', 31.949, 35.95],
		['amman-wehdat', 'Al-Wehdat', 'الوحدات', 31.93, 35.939],
		['amman-quwaysimah', 'Al-Quwaysimah', 'القويسمة', 31.91, 35.95],
		['amman-abu-alanda', 'Abu Alanda', 'أبو علندا', 31.913, 35.975],
		['amman-khreibet-al-souq', 'Khreibet Al-Souq', 'خريبة السوق', 31.879, 35.921],
		['amman-juwaideh', 'Al-Juwaideh', 'الجويدة', 31.887, 35.931],
		['amman-jawa', 'Jawa', 'جاوا', 31.853, 35.94],
		['amman-sahab', 'Sahab', 'سحاب', 31.87, 36.004],
		['amman-marka', 'Marka', 'ماركا', 31.982, 35.993],
		['amman-tabarbour', 'Tabarbour', 'طبربور', 32.01, 35.951],
		['amman-sports-city', 'Sports City', 'المدينة الرياضية', 31.987, 35.904],
		['amman-university', 'University of Jordan', 'الجامعة الأردنية', 32.012, 35.872],
		['amman-jubeiha', 'Al-Jubeiha', 'الجبيهة', 32.021, 35.882],
		['amman-dahiyat-al-rasheed', 'Dahiyat Al-Rasheed', 'ضاحية الرشيد', 32.008, 35.89],
		['amman-sweileh', 'Sweileh', 'صويلح', 32.022, 35.844],
		['amman-abu-nseir', 'Abu Nseir', 'أبو نصير', 32.06, 35.881],
		['amman-shafa-badran', 'Shafa Badran', 'شفا بدران', 32.048, 35.921],
		['amman-naour', 'Naour', 'ناعور', 31.874, 35.825],
		['amman-muwaqqar', 'Al-Muwaqqar', 'الموقر', 31.815, 36.109],
	],
	'Queen Alia Airport': [
		['airport-terminal', 'Passenger terminal', 'مبنى المسافرين', 31.723, 35.985],
		['airport-jizah', 'Al-Jizah', 'الجيزة', 31.699, 35.955],
		['airport-qastal', 'Al-Qastal', 'القسطل', 31.746, 35.937],
	],
	Aqaba: [
		['aqaba-centre', 'City centre', 'وسط المدينة', 29.527, 35.002],
		['aqaba-ayla', 'Ayla', 'أيلة', 29.543, 34.99],
		['aqaba-third-district', 'Third District', 'المنطقة الثالثة', 29.533, 35.013],
		['aqaba-fifth-district', 'Fifth District', 'المنطقة الخامسة', 29.541, 35.012],
		['aqaba-eighth-district', 'Eighth District', 'المنطقة الثامنة', 29.551, 35.018],
		['aqaba-ninth-district', 'Ninth District', 'المنطقة التاسعة', 29.546, 35.027],
		['aqaba-king-hussein-airport', 'King Hussein Airport', 'مطار الملك حسين', 29.609, 35.02],
		['aqaba-south-beach', 'South Beach', 'الشاطئ الجنوبي', 29.451, 34.98],
		['aqaba-tala-bay', 'Tala Bay', 'تالا باي', 29.408, 34.979],
	],
	Irbid: [
		['irbid-centre', 'City centre', 'وسط المدينة', 32.556, 35.85],
		['irbid-university-street', 'University Street', 'شارع الجامعة', 32.54, 35.853],
		['irbid-thirtieth-street', 'Thirtieth Street', 'شارع الثلاثين', 32.546, 35.862],
		['irbid-hanina', 'Hanina', 'حنينا', 32.567, 35.836],
		['irbid-bushra', 'Bushra', 'بشرى', 32.568, 35.89],
		['irbid-beit-ras', 'Beit Ras', 'بيت راس', 32.598, 35.858],
		['irbid-aydoun', 'Aydoun', 'إيدون', 32.505, 35.858],
		['irbid-al-husn', 'Al-Husn', 'الحصن', 32.485, 35.884],
		['irbid-ramtha', 'Ramtha', 'الرمثا', 32.559, 36.008],
		['irbid-umm-qais', 'Umm Qais', 'أم قيس', 32.653, 35.685],
		['irbid-north-shuna', 'North Shuna', 'الشونة الشمالية', 32.62, 35.615],
		['irbid-deir-abi-saeed', 'Deir Abi Saeed', 'دير أبي سعيد', 32.498, 35.687],
	],
	Zarqa: [
		['zarqa-centre', 'City centre', 'وسط المدينة', 32.073, 36.088],
		['zarqa-new', 'New Zarqa', 'الزرقاء الجديدة', 32.086, 36.067],
		['zarqa-awajan', 'Awajan', 'عوجان', 32.029, 36.069],
		['zarqa-russeifa', 'Russeifa', 'الرصيفة', 32.018, 36.046],
		['zarqa-hashemiyah', 'Al-Hashemiyah', 'الهاشمية', 32.129, 36.121],
		['zarqa-dulayl', 'Al-Dulayl', 'الضليل', 32.121, 36.28],
		['zarqa-mafraq', 'Mafraq', 'المفرق', 32.343, 36.208],
	],
	'Dead Sea': [
		['dead-sea-hotels', 'Hotel zone, Sweimeh', 'منطقة الفنادق، سويمة', 31.717, 35.587],
		['dead-sea-south-shuna', 'South Shuna', 'الشونة الجنوبية', 31.892, 35.618],
		['dead-sea-maain-springs', "Ma'in hot springs", 'حمّامات ماعين', 31.609, 35.611],
	],
	Petra: [
		['petra-visitor-centre', 'Visitor centre', 'مركز الزوار', 30.324, 35.466],
		['petra-wadi-musa', 'Wadi Musa', 'وادي موسى', 30.321, 35.479],
		['petra-taybeh', 'Taybeh', 'الطيبة', 30.251, 35.466],
		['petra-shobak', 'Shobak', 'الشوبك', 30.521, 35.571],
		['petra-maan', "Ma'an", 'معان', 30.196, 35.734],
	],
	'Wadi Rum': [
		['wadi-rum-village', 'Rum village', 'قرية رم', 29.576, 35.42],
		['wadi-rum-visitor-centre', 'Visitor centre', 'مركز الزوار', 29.639, 35.434],
		['wadi-rum-disah', 'Disah', 'الديسة', 29.653, 35.511],
		['wadi-rum-quwayrah', 'Quwayrah', 'القويرة', 29.8, 35.312],
	],
	Madaba: [
		['madaba-centre', 'City centre', 'وسط المدينة', 31.716, 35.794],
		['madaba-mount-nebo', 'Mount Nebo', 'جبل نيبو', 31.767, 35.726],
		['madaba-maain', "Ma'in", 'ماعين', 31.68, 35.732],
		['madaba-hisban', 'Hisban', 'حسبان', 31.798, 35.81],
		['madaba-dhiban', 'Dhiban', 'ذيبان', 31.499, 35.783],
	],
	Jerash: [
		['jerash-centre', 'City centre', 'وسط المدينة', 32.281, 35.899],
		['jerash-souf', 'Souf', 'سوف', 32.314, 35.837],
		['jerash-sakib', 'Sakib', 'ساكب', 32.284, 35.809],
		['jerash-mastaba', 'Al-Mastaba', 'المصطبة', 32.184, 35.856],
	],
	Ajloun: [
		['ajloun-centre', 'City centre', 'وسط المدينة', 32.333, 35.753],
		['ajloun-anjara', 'Anjara', 'عنجرة', 32.307, 35.754],
		['ajloun-kufranjah', 'Kufranjah', 'كفرنجة', 32.298, 35.702],
		['ajloun-halawah', 'Halawah', 'حلاوة', 32.384, 35.662],
	],
	Salt: [
		['salt-centre', 'City centre', 'وسط المدينة', 32.039, 35.727],
		['salt-fuheis', 'Fuheis', 'الفحيص', 32.005, 35.781],
		['salt-mahis', 'Mahis', 'ماحص', 31.986, 35.77],
		['salt-ain-al-basha', 'Ain Al-Basha', 'عين الباشا', 32.057, 35.831],
		['salt-deir-alla', 'Deir Alla', 'دير علا', 32.196, 35.622],
		['salt-zai', 'Zai', 'زي', 32.108, 35.713],
	],
	Karak: [
		['karak-centre', 'City centre', 'وسط المدينة', 31.182, 35.702],
		['karak-thaniyyah', 'Al-Thaniyyah', 'الثنية', 31.164, 35.735],
		['karak-mutah', "Mu'tah", 'مؤتة', 31.09, 35.696],
		['karak-mazar', 'Al-Mazar', 'المزار', 31.067, 35.695],
		['karak-qasr', 'Al-Qasr', 'القصر', 31.314, 35.744],
		['karak-safi', 'Ghor Al-Safi', 'غور الصافي', 31.036, 35.465],
		['karak-tafilah', 'Tafilah', 'الطفيلة', 30.838, 35.604],
	],
} as const satisfies Record<City, readonly (readonly [string, string, string, number, number])[]>;

export type AreaId = (typeof areasOfCities)[City][number][0];
export type Area = Position & { id: AreaId; city: City; en: string; ar: string };

export const areas: readonly Area[] = (Object.keys(areasOfCities) as City[]).flatMap((city) =>
	areasOfCities[city].map(([id, en, ar, latitude, longitude]) => ({ id, city, en, ar, latitude, longitude })),
);

export const areaIds = areas.map((area) => area.id) as [AreaId, ...AreaId[]];

const byId: ReadonlyMap<string, Area> = new Map(areas.map((area) => [area.id, area]));

/** The area with this id; null for an unknown one and for a car of which only the city is known. */
export function areaOf(id: string | null | undefined): Area | null {
	return (id && byId.get(id)) || null;
}

/** Position of a city if no area is known: its first area, which is its centre. */
export function cityCentre(city: City): Area {
	return areas.find((area) => area.city === city) as Area;
}

/** Smallest box around Jordan, in degrees. */
export const JORDAN = { west: 34.88, south: 29.18, east: 39.31, north: 33.38 } as const;

/**
 * The border as pairs of longitude and latitude, clockwise from the confluence of Yarmouk and Jordan: Natural Earth's outline in 70 corners,
 * about two kilometres outside of it so that no place at the border is refused, but closer at Eilat, Jericho and Daraa.
 */
const border: readonly (readonly [number, number])[] = [
	[35.55, 32.65],
	[35.62, 32.705],
	[35.72, 32.755],
	[35.79, 32.755],
	[35.96, 32.71],
	[36.015, 32.665],
	[36.025, 32.6],
	[36.08, 32.54],
	[36.19, 32.545],
	[36.4, 32.395],
	[36.69, 32.355],
	[36.8, 32.335],
	[38.77, 33.4],
	[38.83, 33.33],
	[39.08, 32.5],
	[39.06, 32.35],
	[39.25, 32.375],
	[39.32, 32.24],
	[39.15, 32.1],
	[38.98, 31.98],
	[37.03, 31.475],
	[38.01, 30.5],
	[37.66, 30.32],
	[37.5, 29.985],
	[36.76, 29.85],
	[36.5, 29.485],
	[36.06, 29.17],
	[34.93, 29.335],
	[34.95, 29.45],
	[34.975, 29.52],
	[34.965, 29.57],
	[34.95, 29.59],
	[34.98, 29.72],
	[35.04, 29.93],
	[35.06, 30],
	[35.13, 30.16],
	[35.11, 30.24],
	[35.15, 30.36],
	[35.13, 30.43],
	[35.19, 30.62],
	[35.26, 30.78],
	[35.31, 30.9],
	[35.375, 30.98],
	[35.38, 31.04],
	[35.425, 31.13],
	[35.385, 31.25],
	[35.41, 31.32],
	[35.445, 31.42],
	[35.45, 31.55],
	[35.47, 31.66],
	[35.54, 31.77],
	[35.525, 31.83],
	[35.51, 31.92],
	[35.525, 31.95],
	[35.51, 32.02],
	[35.52, 32.1],
	[35.54, 32.17],
	[35.55, 32.3],
	[35.535, 32.4],
	[35.55, 32.5],
	[35.54, 32.56],
];

/** Whether a place lies in Jordan, by its border; a box would also contain Jerusalem, Daraa and the north of Tabuk. */
export function isInJordan(latitude: number, longitude: number): boolean {
	let inside = false;
	for (let i = 0, j = border.length - 1; i < border.length; j = i++) {
		const [x1, y1] = border[i] as readonly [number, number];
		const [x2, y2] = border[j] as readonly [number, number];
		if (y1 > latitude !== y2 > latitude && longitude < ((x2 - x1) * (latitude - y1)) / (y2 - y1) + x1) inside = !inside;
	}
	return inside;
}
