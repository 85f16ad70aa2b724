/** Notification texts about fines that arrive after the return, in both languages. Pure. */
import type { PersonName } from '#server/capabilities/identity/index.ts';
import { momentOf as at, isolate, type NotificationText } from './texts.ts';

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

export const heldToRenter = (details: FineHoldDetails): NotificationText => ({
	type: 'FINE_HOLD',
	title: { en: 'A part of your deposit stays held for fines', ar: 'يبقى جزء من تأمينك محجوزاً للمخالفات' },
	body: {
		en: `As agreed, ${details.heldJod} JOD of your deposit for ${details.carTitle} stay held until ${at(details.until, 'en')}, for traffic fines of your trip alone. What no fine needs goes back to you then by itself.`,
		ar: `كما اتُّفق، يبقى ${details.heldJod} د.أ من تأمينك لسيارة ${isolate(details.carTitle)} محجوزاً حتى ${at(details.until, 'ar')} لمخالفات السير في رحلتك وحدها. وما لا تحتاجه مخالفة يعود إليك حينها تلقائياً.`,
	},
});

export const reminderToOwner = (details: FineHoldDetails): NotificationText => ({
	type: 'FINE_HOLD',
	title: { en: 'Was there a fine during this trip?', ar: 'هل سُجّلت مخالفة خلال هذه الرحلة؟' },
	body: {
		en: `Please look up the plate${details.plateNumber ? ` ${details.plateNumber}` : ''} of ${details.carTitle} for offences from ${at(details.from, 'en')} to ${at(details.to, 'en')}. ${details.leftJod} JOD of the deposit are held for them until ${at(details.until, 'en')}.`,
		ar: `استعلم عن لوحة ${isolate(details.carTitle)}${details.plateNumber ? ` ${isolate(details.plateNumber)}` : ''} لمخالفات وقعت من ${at(details.from, 'ar')} إلى ${at(details.to, 'ar')}. يبقى ${details.leftJod} د.أ من التأمين محجوزاً لها حتى ${at(details.until, 'ar')}.`,
	},
	button: { en: 'State a fine, or say there is none', ar: 'أدرج مخالفة أو أكّد عدم وجودها' },
});

export const statedToRenter = (details: FineDetails): NotificationText => ({
	type: 'FINE_STATED',
	title: { en: 'A traffic fine from your trip', ar: 'مخالفة سير من رحلتك' },
	body: {
		en: `${details.ownerName.en} states a fine of ${details.amountJod} JOD for ${details.carTitle}, for an offence on ${at(details.offenceAt, 'en')}. Please look at the ticket and answer by ${at(details.answerBy, 'en')}. Nothing is taken before that.`,
		ar: `أدرج ${isolate(details.ownerName.ar)} مخالفة بقيمة ${details.amountJod} د.أ على ${isolate(details.carTitle)} وقعت في ${at(details.offenceAt, 'ar')}. راجع صورة المخالفة وأجب حتى ${at(details.answerBy, 'ar')}. لن يُخصم شيء قبل ذلك.`,
	},
});

export const contestedToOwner = (details: FineDetails): NotificationText => ({
	type: 'FINE_ANSWERED',
	title: { en: 'The fine is contested', ar: 'اعترض المستأجر على المخالفة' },
	body: {
		en: `${details.renterName.en} contests the fine of ${details.amountJod} JOD for ${details.carTitle}. We look at both sides and decide.`,
		ar: `اعترض ${isolate(details.renterName.ar)} على المخالفة بقيمة ${details.amountJod} د.أ على ${isolate(details.carTitle)}. سنراجع أقوال الطرفين ونبتّ فيها.`,
	},
});

export const unansweredToEither = (details: FineDetails): NotificationText => ({
	type: 'FINE_ANSWERED',
	title: { en: 'The time to answer the fine is over', ar: 'انتهت مهلة الرد على المخالفة' },
	body: {
		en: `The fine of ${details.amountJod} JOD for ${details.carTitle} was not answered. We look at the ticket and decide.`,
		ar: `لم يُجَب عن المخالفة بقيمة ${details.amountJod} د.أ على ${isolate(details.carTitle)}. سنراجع صورة المخالفة ونبتّ فيها.`,
	},
});

const titles = {
	ACCEPTED: { en: 'The fine is accepted', ar: 'قُبلت المخالفة' },
	DECIDED: { en: 'The fine is decided', ar: 'تمّ البتّ في المخالفة' },
} as const;

export const decidedToRenter = (details: DecidedFine): NotificationText => ({
	type: 'FINE_DECIDED',
	title: titles[details.status],
	body: {
		en: `${details.carTitle}: ${details.grantedJod} JOD of what is held for fines go to the owner for the fine of ${details.amountJod} JOD.`,
		ar: `${isolate(details.carTitle)}: يذهب ${details.grantedJod} د.أ مما هو محجوز للمخالفات إلى المالك عن المخالفة بقيمة ${details.amountJod} د.أ.`,
	},
});

export const decidedToOwner = (details: DecidedFine): NotificationText => ({
	type: 'FINE_DECIDED',
	title: titles[details.status],
	body: {
		en: `${details.carTitle}: ${details.grantedJod} JOD of the fine of ${details.amountJod} JOD go to you.`,
		ar: `${isolate(details.carTitle)}: لك ${details.grantedJod} د.أ من المخالفة بقيمة ${details.amountJod} د.أ.`,
	},
});

export const withdrawnToRenter = (details: FineDetails): NotificationText => ({
	type: 'FINE_DECIDED',
	title: { en: 'The owner withdrew the fine', ar: 'سحب المالك المخالفة' },
	body: {
		en: `${details.carTitle}: nothing is taken for the fine of ${details.amountJod} JOD. What is held for fines goes back to you by ${at(details.until, 'en')} at the latest, unless another fine needs it.`,
		ar: `${isolate(details.carTitle)}: لن يُخصم شيء عن المخالفة بقيمة ${details.amountJod} د.أ. ويعود إليك المحجوز للمخالفات في موعد أقصاه ${at(details.until, 'ar')}، ما لم تحتجه مخالفة أخرى.`,
	},
});
