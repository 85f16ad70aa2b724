/** Notification texts about claims, in both languages. Pure. */

import type { ClaimOutcome } from '#contract/claim-shapes.ts';
import type { PersonName } from '#server/capabilities/identity/index.ts';
import { arabicCar, type Bilingual, dayAndTime, isolate, type NotificationText } from './texts.ts';

export type ClaimDetails = {
	ownerName: PersonName;
	renterName: PersonName;
	carTitle: string;
	answerBy: string;
	outcome: ClaimOutcome | null;
	claimedJod: string;
	grantedJod: string;
	fromDepositJod: string;
	depositBackJod: string;
	excessJod: string;
	depositHeldUntil: string | null;
};

/** A claim that has ended has an outcome. */
export type DecidedClaim = ClaimDetails & { outcome: ClaimOutcome };

const answerDeadline = (details: ClaimDetails, language: 'en' | 'ar') => dayAndTime(details.answerBy, language);

/** For a letter that asks for an answer: how much, for which car, and by when. */
const requestSubject = ({ claimedJod, carTitle, answerBy }: ClaimDetails): Bilingual => ({
	en: `Claim for ${claimedJod} JOD, ${carTitle}: respond by ${dayAndTime(answerBy, 'en')}`,
	ar: `مطالبة بمبلغ ${claimedJod} د.أ، ${arabicCar(carTitle)}: الرد قبل ${dayAndTime(answerBy, 'ar')}`,
});

export const openedToRenter = (details: ClaimDetails): NotificationText => ({
	type: 'CLAIM_OPENED',
	title: { en: 'The owner made a claim', ar: 'مطالبة من المالك' },
	subject: requestSubject(details),
	body: {
		en: `${details.ownerName.en} claims ${details.claimedJod} JOD after your trip with ${details.carTitle}. Please respond by ${answerDeadline(details, 'en')}. Nothing is taken from the deposit until then.`,
		ar: `مطالبة من ${isolate(details.ownerName.ar)} بمبلغ ${details.claimedJod} د.أ بعد رحلتك بسيارة ${arabicCar(details.carTitle)}. يرجى الرد قبل ${answerDeadline(details, 'ar')}. لن نخصم شيئاً من مبلغ التأمين قبل ذلك.`,
	},
});

export const linesAddedToRenter = (details: ClaimDetails): NotificationText => ({
	type: 'CLAIM_OPENED',
	title: { en: 'The owner added to the claim', ar: 'أضاف المالك إلى المطالبة' },
	subject: requestSubject(details),
	body: {
		en: `${details.ownerName.en} now claims ${details.claimedJod} JOD after your trip with ${details.carTitle}. You have more time to respond: until ${answerDeadline(details, 'en')}. Nothing is taken from the deposit until then.`,
		ar: `أصبحت المطالبة من ${isolate(details.ownerName.ar)} بمبلغ ${details.claimedJod} د.أ بعد رحلتك بسيارة ${arabicCar(details.carTitle)}. مدّدنا مهلة ردك حتى ${answerDeadline(details, 'ar')}. لن نخصم شيئاً من مبلغ التأمين قبل ذلك.`,
	},
});

export const answerDueToRenter = (details: ClaimDetails): NotificationText => ({
	type: 'CLAIM_OPENED',
	title: { en: '24 hours left to respond to the claim', ar: 'بقيت 24 ساعة للرد على المطالبة' },
	subject: requestSubject(details),
	body: {
		en: `Accept or contest the claim of ${details.claimedJod} JOD for ${details.carTitle} by ${answerDeadline(details, 'en')}. If you don’t respond, we’ll decide based on both sides’ records.`,
		ar: `اقبل المطالبة بمبلغ ${details.claimedJod} د.أ لسيارة ${arabicCar(details.carTitle)} أو اعترض عليها قبل ${answerDeadline(details, 'ar')}. إذا لم تردّ اتخذنا القرار بناءً على سجلات الطرفين.`,
	},
});

export const contestedToOwner = (details: ClaimDetails): NotificationText => ({
	type: 'CLAIM_ANSWERED',
	title: { en: 'The renter contested your claim', ar: 'اعترض المستأجر على مطالبتك' },
	body: {
		en: `${details.renterName.en} contested your claim of ${details.claimedJod} JOD for ${details.carTitle}. We’ll review both sides and decide.`,
		ar: `اعتراض من ${isolate(details.renterName.ar)} على مطالبتك بمبلغ ${details.claimedJod} د.أ لسيارة ${arabicCar(details.carTitle)}. سنراجع إفادة الطرفين ونقرّر.`,
	},
});

export const unansweredToEither = (details: ClaimDetails): NotificationText => ({
	type: 'CLAIM_ANSWERED',
	title: { en: 'The claim wasn’t answered in time', ar: 'انتهت مهلة الرد على المطالبة' },
	body: {
		en: `No one responded to the claim of ${details.claimedJod} JOD for ${details.carTitle} by ${answerDeadline(details, 'en')}. We’ll review both sides’ records and decide.`,
		ar: `لم يصل رد على المطالبة بمبلغ ${details.claimedJod} د.أ لسيارة ${arabicCar(details.carTitle)} قبل ${answerDeadline(details, 'ar')}. سنراجع سجلات الطرفين ونقرّر.`,
	},
});

const decidedTitles: Record<ClaimOutcome, { renter: Bilingual; owner: Bilingual }> = {
	ACCEPTED: {
		renter: { en: 'You accepted the claim', ar: 'قبلت المطالبة' },
		owner: { en: 'The renter accepted your claim', ar: 'قبل المستأجر مطالبتك' },
	},
	DECIDED: {
		renter: { en: 'We decided the claim', ar: 'صدر القرار في المطالبة' },
		owner: { en: 'We decided your claim', ar: 'صدر القرار في مطالبتك' },
	},
	WITHDRAWN: {
		renter: { en: 'The owner withdrew the claim', ar: 'سحب المالك المطالبة' },
		owner: { en: 'You withdrew the claim', ar: 'سحبت المطالبة' },
	},
};

/** The owner may still open another claim. */
export const withdrawnToRenter = (details: ClaimDetails & { depositHeldUntil: string }): NotificationText => {
	const held = (language: 'en' | 'ar') => dayAndTime(details.depositHeldUntil, language);
	return {
		type: 'CLAIM_RESOLVED',
		title: decidedTitles.WITHDRAWN.renter,
		body: {
			en: `${details.carTitle}: nothing is taken from your deposit for the claim of ${details.claimedJod} JOD. The owner can make one more claim until ${held('en')}; if they don’t, we’ll refund your deposit then.`,
			ar: `${arabicCar(details.carTitle)}: لن نخصم شيئاً من مبلغ التأمين للمطالبة بمبلغ ${details.claimedJod} د.أ. يمكن للمالك تقديم مطالبة واحدة أخرى حتى ${held('ar')}، وإذا لم يفعل أعدنا إليك مبلغ التأمين حينها.`,
		},
	};
};

const outcomeSubject = ({ grantedJod, claimedJod, carTitle }: DecidedClaim, title: Bilingual): Bilingual => ({
	en: `${title.en}: ${grantedJod} of ${claimedJod} JOD, ${carTitle}`,
	ar: `${title.ar}: ${grantedJod} من ${claimedJod} د.أ، ${arabicCar(carTitle)}`,
});

export const decidedToRenter = (details: DecidedClaim): NotificationText => ({
	type: 'CLAIM_RESOLVED',
	title: decidedTitles[details.outcome].renter,
	subject: details.outcome === 'WITHDRAWN' ? null : outcomeSubject(details, decidedTitles[details.outcome].renter),
	body: {
		en: `${details.carTitle}: ${details.fromDepositJod} JOD of your deposit goes to the owner, and we’re refunding ${details.depositBackJod} JOD to you.`,
		ar: `${arabicCar(details.carTitle)}: يُحوَّل ${details.fromDepositJod} د.أ من مبلغ التأمين إلى المالك، ونعيد إليك ${details.depositBackJod} د.أ.`,
	},
});

export const decidedToOwner = (details: DecidedClaim): NotificationText => ({
	type: 'CLAIM_RESOLVED',
	title: decidedTitles[details.outcome].owner,
	subject: outcomeSubject(details, decidedTitles[details.outcome].owner),
	body: {
		en: `${details.carTitle}: you were awarded ${details.grantedJod} of the ${details.claimedJod} JOD you claimed, ${details.fromDepositJod} JOD of it from the deposit.`,
		ar: `${arabicCar(details.carTitle)}: تقرّر لك ${details.grantedJod} د.أ من أصل ${details.claimedJod} د.أ طالبت بها، منها ${details.fromDepositJod} د.أ من مبلغ التأمين.`,
	},
});

export const excessAskedToRenter = (details: ClaimDetails): NotificationText => ({
	type: 'CLAIM_PAYMENT',
	title: { en: 'Payment due for a claim', ar: 'مبلغ مستحق عن مطالبة' },
	subject: {
		en: `Payment due for a claim: ${details.excessJod} JOD, ${details.carTitle}`,
		ar: `مبلغ مستحق عن مطالبة: ${details.excessJod} د.أ، ${arabicCar(details.carTitle)}`,
	},
	body: {
		en: `The claim for ${details.carTitle} is ${details.excessJod} JOD more than your deposit. Pay the rest by card.`,
		ar: `تزيد المطالبة لسيارة ${arabicCar(details.carTitle)} على مبلغ التأمين بمقدار ${details.excessJod} د.أ. ادفع الباقي بالبطاقة.`,
	},
	button: { en: 'Pay now', ar: 'ادفع الآن' },
});

export const excessDueToRenter = (details: ClaimDetails): NotificationText => ({
	type: 'CLAIM_PAYMENT',
	title: { en: 'Reminder: payment due for a claim', ar: 'تذكير: مبلغ مستحق عن مطالبة' },
	subject: {
		en: `Reminder: payment due for a claim: ${details.excessJod} JOD, ${details.carTitle}`,
		ar: `تذكير: مبلغ مستحق عن مطالبة: ${details.excessJod} د.أ، ${arabicCar(details.carTitle)}`,
	},
	body: {
		en: `You haven’t paid ${details.excessJod} JOD for the claim on ${details.carTitle} yet.`,
		ar: `لم تدفع بعد ${details.excessJod} د.أ عن المطالبة على ${arabicCar(details.carTitle)}.`,
	},
	button: { en: 'Pay now', ar: 'ادفع الآن' },
});

export const excessPaidToOwner = (details: ClaimDetails & { amountJod: string }): NotificationText => ({
	type: 'CLAIM_PAYMENT',
	title: { en: 'The renter paid the rest of your claim', ar: 'دفع المستأجر باقي مطالبتك' },
	subject: {
		en: `The renter paid the rest of your claim: ${details.amountJod} JOD, ${details.carTitle}`,
		ar: `دفع المستأجر باقي مطالبتك: ${details.amountJod} د.أ، ${arabicCar(details.carTitle)}`,
	},
	body: {
		en: `${details.renterName.en} paid ${details.amountJod} JOD above the deposit for ${details.carTitle}. We’ll add it to a payout.`,
		ar: `دفعة من ${isolate(details.renterName.ar)} بمبلغ ${details.amountJod} د.أ زيادةً على مبلغ التأمين لسيارة ${arabicCar(details.carTitle)}. تصلك مع حوالة.`,
	},
});
