/** The owners' texts about the demo's cars: individual ones for the featured cars, generic ones by the kind of car for the others. */
import type { CarWords } from '#contract/car-words.ts';
import type { DemoCar } from './car.ts';
import { ownDescriptions } from './descriptions.ts';

type Pair = { en: string; ar: string };

const included: Record<'city' | 'family' | 'outdoors', Pair> = {
	city: {
		en: 'A phone holder, a charging cable for both kinds of phones, and a clean car with the fuel level you see on the handover photos.',
		ar: 'حامل للهاتف، وشاحن لنوعي الهواتف، وسيارة نظيفة بمستوى الوقود الظاهر في صور التسليم.',
	},
	family: {
		en: 'A sunshade for the back windows, a cool box, and a child seat if you ask a day before. Water for the road is on me.',
		ar: 'ستائر للنوافذ الخلفية، وصندوق تبريد، ومقعد أطفال إذا طلبته قبل يوم. وماء الطريق عليّ.',
	},
	outdoors: {
		en: 'A full-size spare wheel, a tyre pump, a tow rope and a first-aid kit. I show you where everything is before you leave.',
		ar: 'إطار احتياطي كامل، ومنفاخ إطارات، وحبل سحب، وحقيبة إسعاف أولي. أريك مكان كل شيء قبل أن تنطلق.',
	},
};

const pickup: Pair = {
	en: 'We meet, take the photos together and I explain what is special about the car. Plan a quarter of an hour and bring your licence.\n\nIf you are late, send me a message here.',
	ar: 'نلتقي ونلتقط الصور معاً وأشرح لك ما يميز السيارة. خصص ربع ساعة وأحضر رخصتك.\n\nإذا تأخرت فأرسل لي رسالة هنا.',
};

const rules: Pair = {
	en: 'Please bring the car back as clean as you got it. A little dust is no problem, sand in the seats is.',
	ar: 'أعد السيارة نظيفة كما استلمتها من فضلك. القليل من الغبار لا بأس به، أما الرمل في المقاعد فلا.',
};

const isForTracks = ({ features, bodyType }: DemoCar): boolean =>
	features.includes('ALL_WHEEL_DRIVE') && (bodyType === 'SUV' || bodyType === 'Truck');

function kindOf(car: DemoCar): keyof typeof included {
	if (isForTracks(car)) return 'outdoors';
	return car.seats > 5 || car.bodyType === 'SUV' || car.bodyType === 'Van' ? 'family' : 'city';
}

/** Null for a car without texts of its owner. */
export function wordsOfDemo(car: DemoCar): CarWords | null {
	const description = ownDescriptions[car.key];
	if (!description) return null;
	const tracks = isForTracks(car);
	return {
		texts: { description: { en: description.en ?? null, ar: description.ar ?? null }, included: included[kindOf(car)], pickup, rules },
		rules: {
			smoking: 'NO',
			pets: tracks ? 'YES' : 'ASK',
			desertTracks: tracks ? 'YES' : 'NO',
			aqaba: 'YES',
			wadiRum: tracks ? 'YES' : 'ASK',
			borders: 'NO',
		},
	};
}
