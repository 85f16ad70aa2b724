/** Notification texts about claims, in both languages. Pure. */

import type { ClaimOutcome } from '#contract/claim-shapes.ts';
import type { PersonName } from '#server/capabilities/identity/index.ts';
import { type Bilingual, isolate, type NotificationText, weekdayAndTime } from './texts.ts';

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

const until = (details: ClaimDetails, language: 'en' | 'ar') => weekdayAndTime(details.answerBy, language);

export const openedToRenter = (details: ClaimDetails): NotificationText => ({
	type: 'CLAIM_OPENED',
	title: { en: 'The owner makes a claim', ar: 'قدّم المالك مطالبة' },
	body: {
		en: `${details.ownerName.en} claims ${details.claimedJod} JOD after your trip with ${details.carTitle}. Please look at it and answer by ${until(details, 'en')}. Nothing is taken before that.`,
		ar: `يطالب ${isolate(details.ownerName.ar)} بمبلغ ${details.claimedJod} د.أ بعد رحلتك بسيارة ${isolate(details.carTitle)}. راجع المطالبة وأجب حتى ${until(details, 'ar')}. لن يُخصم شيء قبل ذلك.`,
	},
});

export const linesAddedToRenter = (details: ClaimDetails): NotificationText => ({
	type: 'CLAIM_OPENED',
	title: { en: 'The owner added to the claim', ar: 'أضاف المالك إلى المطالبة' },
	body: {
		en: `${details.ownerName.en} now claims ${details.claimedJod} JOD after your trip with ${details.carTitle}. Your time to answer starts anew: you have until ${until(details, 'en')}. Nothing is taken before that.`,
		ar: `يطالب ${isolate(details.ownerName.ar)} الآن بمبلغ ${details.claimedJod} د.أ بعد رحلتك بسيارة ${isolate(details.carTitle)}. بدأت مهلة ردك من جديد: أجب حتى ${until(details, 'ar')}. لن يُخصم شيء قبل ذلك.`,
	},
});

export const answerDueToRenter = (details: ClaimDetails): NotificationText => ({
	type: 'CLAIM_OPENED',
	title: { en: '24 hours left to answer the claim', ar: 'بقيت 24 ساعة للرد على المطالبة' },
	body: {
		en: `Accept or contest the claim of ${details.claimedJod} JOD for ${details.carTitle}. Without an answer we decide by what both sides have recorded.`,
		ar: `اقبل المطالبة بمبلغ ${details.claimedJod} د.أ لسيارة ${isolate(details.carTitle)} أو اعترض عليها. إن لم تُجب فسنبتّ فيها بناءً على ما سجّله الطرفان.`,
	},
});

export const contestedToOwner = (details: ClaimDetails): NotificationText => ({
	type: 'CLAIM_ANSWERED',
	title: { en: 'Your claim is contested', ar: 'اعترض المستأجر على مطالبتك' },
	body: {
		en: `${details.renterName.en} contests your claim of ${details.claimedJod} JOD for ${details.carTitle}. We look at both sides and decide.`,
		ar: `اعترض ${isolate(details.renterName.ar)} على مطالبتك بمبلغ ${details.claimedJod} د.أ لسيارة ${isolate(details.carTitle)}. سنراجع أقوال الطرفين ونبتّ فيها.`,
	},
});

export const unansweredToEither = (details: ClaimDetails): NotificationText => ({
	type: 'CLAIM_ANSWERED',
	title: { en: 'The time to answer the claim is over', ar: 'انتهت مهلة الرد على المطالبة' },
	body: {
		en: `The claim of ${details.claimedJod} JOD for ${details.carTitle} was not answered. We look at what both sides have recorded and decide.`,
		ar: `لم يُجَب عن المطالبة بمبلغ ${details.claimedJod} د.أ لسيارة ${isolate(details.carTitle)}. سنراجع ما سجّله الطرفان ونبتّ فيها.`,
	},
});

const decidedTitles: Record<ClaimOutcome, { renter: Bilingual; owner: Bilingual }> = {
	ACCEPTED: {
		renter: { en: 'You accepted the claim', ar: 'قبلت المطالبة' },
		owner: { en: 'Your claim is accepted', ar: 'قُبلت مطالبتك' },
	},
	DECIDED: {
		renter: { en: 'The claim is decided', ar: 'تمّ البتّ في المطالبة' },
		owner: { en: 'Your claim is decided', ar: 'تمّ البتّ في مطالبتك' },
	},
	WITHDRAWN: {
		renter: { en: 'The owner withdrew the claim', ar: 'سحب المالك المطالبة' },
		owner: { en: 'You withdrew the claim', ar: 'سحبت المطالبة' },
	},
};

/** The owner may still claim once more. */
export const withdrawnToRenter = (details: ClaimDetails & { depositHeldUntil: string }): NotificationText => {
	const held = (language: 'en' | 'ar') => weekdayAndTime(details.depositHeldUntil, language);
	return {
		type: 'CLAIM_RESOLVED',
		title: decidedTitles.WITHDRAWN.renter,
		body: {
			en: `${details.carTitle}: nothing is taken from your deposit for this claim. The owner may make one more claim until ${held('en')}; if none comes, your deposit goes back to you then.`,
			ar: `${isolate(details.carTitle)}: لا يُخصم شيء من تأمينك لهذه المطالبة. يمكن للمالك تقديم مطالبة واحدة أخرى حتى ${held('ar')}، وإن لم يفعل عاد إليك تأمينك حينها.`,
		},
	};
};

export const decidedToRenter = (details: DecidedClaim): NotificationText => ({
	type: 'CLAIM_RESOLVED',
	title: decidedTitles[details.outcome].renter,
	body: {
		en: `${details.carTitle}: ${details.fromDepositJod} JOD of your deposit go to the owner, ${details.depositBackJod} JOD go back to you.`,
		ar: `${isolate(details.carTitle)}: يذهب ${details.fromDepositJod} د.أ من تأمينك إلى المالك، ويعود إليك ${details.depositBackJod} د.أ.`,
	},
});

export const decidedToOwner = (details: DecidedClaim): NotificationText => ({
	type: 'CLAIM_RESOLVED',
	title: decidedTitles[details.outcome].owner,
	body: {
		en: `${details.carTitle}: ${details.grantedJod} JOD of the ${details.claimedJod} JOD that you claimed are granted, ${details.fromDepositJod} JOD of them from the deposit.`,
		ar: `${isolate(details.carTitle)}: مُنحت ${details.grantedJod} د.أ من أصل ${details.claimedJod} د.أ طالبت بها، منها ${details.fromDepositJod} د.أ من التأمين.`,
	},
});

export const excessAskedToRenter = (details: ClaimDetails): NotificationText => ({
	type: 'CLAIM_PAYMENT',
	title: { en: 'Please pay what the deposit does not cover', ar: 'ادفع ما لا يغطيه التأمين' },
	body: {
		en: `The claim for ${details.carTitle} exceeds your deposit by ${details.excessJod} JOD. You can pay it by card.`,
		ar: `تزيد المطالبة لسيارة ${isolate(details.carTitle)} على تأمينك بمبلغ ${details.excessJod} د.أ. يمكنك دفعه بالبطاقة.`,
	},
});

export const excessDueToRenter = (details: ClaimDetails): NotificationText => ({
	type: 'CLAIM_PAYMENT',
	title: { en: 'A payment is still open', ar: 'ما زالت عليك دفعة' },
	body: {
		en: `${details.excessJod} JOD for the claim on ${details.carTitle} are not paid yet.`,
		ar: `لم يُدفع بعد مبلغ ${details.excessJod} د.أ للمطالبة على ${isolate(details.carTitle)}.`,
	},
});

export const excessPaidToOwner = (details: ClaimDetails & { amountJod: string }): NotificationText => ({
	type: 'CLAIM_PAYMENT',
	title: { en: 'The renter has paid the rest of your claim', ar: 'دفع المستأجر باقي مطالبتك' },
	body: {
		en: `${details.renterName.en} has paid ${details.amountJod} JOD beyond the deposit for ${details.carTitle}. It goes to you with a payout.`,
		ar: `دفع ${isolate(details.renterName.ar)} مبلغ ${details.amountJod} د.أ زيادةً على التأمين لسيارة ${isolate(details.carTitle)}. يصلك مع حوالة.`,
	},
});
