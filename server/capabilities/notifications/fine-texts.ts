/** Notification texts about fines that arrive after the return, in both languages. Pure. */
import type { PersonName } from '#server/capabilities/identity/index.ts';
import { arabicCar, dayAndTime as at, type Bilingual, isolate, type NotificationText } from './texts.ts';

export type FineHoldDetails = {
	ownerName: PersonName;
	renterName: PersonName;
	carTitle: string;
	plateNumber: string | null;
	heldJod: string;
	leftJod: string;
	until: string;
	from: string;
	to: string;
};
export type FineDetails = FineHoldDetails & { amountJod: string; offenceAt: string; answerBy: string };
export type DecidedFine = FineDetails & { status: 'ACCEPTED' | 'DECIDED'; grantedJod: string };

const subjectOf = ({ amountJod, carTitle }: FineDetails, title: Bilingual): Bilingual => ({
	en: `${title.en}: ${amountJod} JOD, ${carTitle}`,
	ar: `${title.ar}: ${amountJod} د.أ، ${arabicCar(carTitle)}`,
});

export const heldToRenter = (details: FineHoldDetails): NotificationText => ({
	type: 'FINE_HOLD',
	title: { en: 'We’re holding part of your deposit for fines', ar: 'نحجز جزءاً من مبلغ التأمين للمخالفات' },
	subject: {
		en: `We’re holding ${details.heldJod} JOD of your deposit for fines until ${at(details.until, 'en')}`,
		ar: `نحجز ${details.heldJod} د.أ من مبلغ التأمين للمخالفات حتى ${at(details.until, 'ar')}`,
	},
	body: {
		en: `As agreed, we’re holding ${details.heldJod} JOD of your deposit for ${details.carTitle} until ${at(details.until, 'en')}, only for traffic fines from your trip. We’ll then refund whatever isn’t needed automatically.`,
		ar: `كما اتُّفق، نحجز ${details.heldJod} د.أ من مبلغ التأمين لسيارة ${arabicCar(details.carTitle)} حتى ${at(details.until, 'ar')}، لمخالفات السير في رحلتك فقط. ثم نعيد إليك تلقائياً ما لا يلزم منه.`,
	},
});

export const reminderToOwner = (details: FineHoldDetails): NotificationText => ({
	type: 'FINE_HOLD',
	title: { en: 'Was there a fine during this trip?', ar: 'هل سُجّلت مخالفة خلال هذه الرحلة؟' },
	subject: {
		en: `Was there a fine during the trip with ${details.carTitle}? ${details.leftJod} JOD is held until ${at(details.until, 'en')}`,
		ar: `هل سُجّلت مخالفة خلال رحلة ${arabicCar(details.carTitle)}؟ ${details.leftJod} د.أ محجوزة حتى ${at(details.until, 'ar')}`,
	},
	body: {
		en: `Please check the plate${details.plateNumber ? ` ${details.plateNumber}` : ''} of ${details.carTitle} for offences from ${at(details.from, 'en')} to ${at(details.to, 'en')}. We’re holding ${details.leftJod} JOD of the deposit for them until ${at(details.until, 'en')}.`,
		ar: `استعلم عن لوحة ${arabicCar(details.carTitle)}${details.plateNumber ? ` ${isolate(details.plateNumber)}` : ''} لمخالفات وقعت من ${at(details.from, 'ar')} إلى ${at(details.to, 'ar')}. نحجز لها ${details.leftJod} د.أ من مبلغ التأمين حتى ${at(details.until, 'ar')}.`,
	},
	button: { en: 'Add a fine or confirm there is none', ar: 'أضف مخالفة أو أكّد عدم وجودها' },
});

export const statedToRenter = (details: FineDetails): NotificationText => ({
	type: 'FINE_STATED',
	title: { en: 'A traffic fine from your trip', ar: 'مخالفة سير من رحلتك' },
	subject: {
		en: `Traffic fine of ${details.amountJod} JOD, ${details.carTitle}: respond by ${at(details.answerBy, 'en')}`,
		ar: `مخالفة سير بقيمة ${details.amountJod} د.أ، ${arabicCar(details.carTitle)}: الرد قبل ${at(details.answerBy, 'ar')}`,
	},
	body: {
		en: `${details.ownerName.en} added a fine of ${details.amountJod} JOD for ${details.carTitle}, for an offence on ${at(details.offenceAt, 'en')}. Check the ticket and respond by ${at(details.answerBy, 'en')}. Nothing is taken from the deposit until then.`,
		ar: `أضيفت من ${isolate(details.ownerName.ar)} مخالفة بقيمة ${details.amountJod} د.أ على ${arabicCar(details.carTitle)}، وقعت في ${at(details.offenceAt, 'ar')}. راجع صورة المخالفة ويرجى الرد قبل ${at(details.answerBy, 'ar')}. لن نخصم شيئاً من مبلغ التأمين قبل ذلك.`,
	},
});

const contested: Bilingual = { en: 'The renter contested the fine', ar: 'اعترض المستأجر على المخالفة' };

export const contestedToOwner = (details: FineDetails): NotificationText => ({
	type: 'FINE_ANSWERED',
	title: contested,
	subject: subjectOf(details, contested),
	body: {
		en: `${details.renterName.en} contested the fine of ${details.amountJod} JOD for ${details.carTitle}. We’ll review both sides and decide.`,
		ar: `اعتراض من ${isolate(details.renterName.ar)} على المخالفة بقيمة ${details.amountJod} د.أ على ${arabicCar(details.carTitle)}. سنراجع إفادة الطرفين ونقرّر.`,
	},
});

const unanswered: Bilingual = { en: 'The fine wasn’t answered in time', ar: 'انتهت مهلة الرد على المخالفة' };

export const unansweredToEither = (details: FineDetails): NotificationText => ({
	type: 'FINE_ANSWERED',
	title: unanswered,
	subject: subjectOf(details, unanswered),
	body: {
		en: `The renter didn’t respond to the fine of ${details.amountJod} JOD for ${details.carTitle} by ${at(details.answerBy, 'en')}. We’ll review the ticket and decide.`,
		ar: `لم يصل رد من المستأجر على المخالفة بقيمة ${details.amountJod} د.أ على ${arabicCar(details.carTitle)} قبل ${at(details.answerBy, 'ar')}. سنراجع صورة المخالفة ونقرّر.`,
	},
});

const titles = {
	ACCEPTED: { en: 'The renter accepted the fine', ar: 'قبل المستأجر المخالفة' },
	DECIDED: { en: 'We decided the fine', ar: 'صدر القرار في المخالفة' },
} as const;
const ownAcceptance: Bilingual = { en: 'You accepted the fine', ar: 'قبلت المخالفة' };

const granted = ({ grantedJod, amountJod, carTitle }: DecidedFine, title: Bilingual): Bilingual => ({
	en: `${title.en}: ${grantedJod} of ${amountJod} JOD, ${carTitle}`,
	ar: `${title.ar}: ${grantedJod} من ${amountJod} د.أ، ${arabicCar(carTitle)}`,
});

export const decidedToRenter = (details: DecidedFine): NotificationText => {
	const title = details.status === 'ACCEPTED' ? ownAcceptance : titles.DECIDED;
	return {
		type: 'FINE_DECIDED',
		title,
		subject: granted(details, title),
		body: {
			en: `${details.carTitle}: ${details.grantedJod} JOD of what we hold for fines goes to the owner for the fine of ${details.amountJod} JOD.`,
			ar: `${arabicCar(details.carTitle)}: يُحوَّل ${details.grantedJod} د.أ من المحجوز للمخالفات إلى المالك عن المخالفة بقيمة ${details.amountJod} د.أ.`,
		},
	};
};

export const decidedToOwner = (details: DecidedFine): NotificationText => ({
	type: 'FINE_DECIDED',
	title: titles[details.status],
	subject: granted(details, titles[details.status]),
	body: {
		en: `${details.carTitle}: you were awarded ${details.grantedJod} JOD of the fine of ${details.amountJod} JOD.`,
		ar: `${arabicCar(details.carTitle)}: تقرّر لك ${details.grantedJod} د.أ من المخالفة بقيمة ${details.amountJod} د.أ.`,
	},
});

const withdrawn: Bilingual = { en: 'The owner withdrew the fine', ar: 'سحب المالك المخالفة' };

export const withdrawnToRenter = (details: FineDetails): NotificationText => ({
	type: 'FINE_DECIDED',
	title: withdrawn,
	subject: subjectOf(details, withdrawn),
	body: {
		en: `${details.carTitle}: nothing is taken for the fine of ${details.amountJod} JOD. We’ll refund what we hold for fines by ${at(details.until, 'en')}, unless another fine needs it.`,
		ar: `${arabicCar(details.carTitle)}: لن نخصم شيئاً عن المخالفة بقيمة ${details.amountJod} د.أ. ونعيد إليك المحجوز للمخالفات قبل ${at(details.until, 'ar')} ما لم تحتجه مخالفة أخرى.`,
	},
});
