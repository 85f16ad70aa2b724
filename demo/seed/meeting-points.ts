/** Area and meeting point of a demo car: the centre of a neighbourhood of its city, and a corner that it may have. */
import { type Area, areas } from '#contract/areas.ts';
import type { BilingualText } from '#contract/where-and-when.ts';
import type { changeMeetingPoint } from '#server/capabilities/cars/index.ts';
import type { DemoCar } from '../fleet/car.ts';
import { random } from '../pictures/drawing/random.ts';

const corners: readonly [BilingualText, ...BilingualText[]] = [
	{ en: 'In front of the pharmacy', ar: 'أمام الصيدلية' },
	{ en: 'At the main gate of the mall', ar: 'عند البوابة الرئيسية للمول' },
	{ en: 'Beside the bakery at the circle', ar: 'بجانب المخبز عند الدوار' },
];
const directions = {
	directionsEn: 'Call when you are five minutes away. The car stands in the first row.',
	directionsAr: 'اتصل قبل وصولك بخمس دقائق. السيارة في الصف الأول.',
};

export function areaOfCar(car: DemoCar): Area | null {
	const [first, ...others] = areas.filter(({ city }) => city === car.city);
	return first ? random(car.seed, 'area').pick([first, ...others]) : null;
}

export function meetingPointOf(car: DemoCar): Parameters<typeof changeMeetingPoint>[3] | null {
	const area = areaOfCar(car);
	if (!area) return null;
	const corner = random(car.seed, 'meeting point').pick(corners);
	const { latitude, longitude } = area;
	return { textEn: corner.en, textAr: corner.ar, ...directions, latitude, longitude };
}
