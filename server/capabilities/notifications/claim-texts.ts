/** What the bell says about claims, in both languages. Facts in, sentences out. Pure. */

import { TIME_ZONE } from '#contract/time.ts';
import type { PersonName } from '#server/capabilities/identity/index.ts';
import { type Bilingual, isolate, type NotificationText } from './texts.ts';

export type ClaimFacts = {
	ownerName: PersonName;
	renterName: PersonName;
	carTitle: string;
	answerBy: string;
	outcome: 'ACCEPTED' | 'DECIDED' | 'WITHDRAWN' | null;
	claimedJod: string;
	grantedJod: string;
	fromDepositJod: string;
	depositBackJod: string;
	excessJod: string;
};

const options = {
	timeZone: TIME_ZONE,
	weekday: 'long',
	hour: '2-digit',
	minute: '2-digit',
	hour12: false,
	numberingSystem: 'latn',
} as const;
const formats = { en: new Intl.DateTimeFormat('en-GB', options), ar: new Intl.DateTimeFormat('ar-JO', options) };
const until = (facts: ClaimFacts, language: 'en' | 'ar') => formats[language].format(new Date(facts.answerBy));

export const openedToRenter = (facts: ClaimFacts): NotificationText => ({
	type: 'CLAIM_OPENED',
	title: { en: 'The owner makes a claim', ar: 'قدّم المالك مطالبة' },
	body: {
		en: `${facts.ownerName.en} claims ${facts.claimedJod} JOD after your trip with ${facts.carTitle}. Please look at it and answer by ${until(facts, 'en')}. Nothing is taken before that.`,
		ar: `يطالب ${isolate(facts.ownerName.ar)} بمبلغ ${facts.claimedJod} د.أ بعد رحلتك بسيارة ${isolate(facts.carTitle)}. راجع المطالبة وأجب حتى ${until(facts, 'ar')}. لن يُخصم شيء قبل ذلك.`,
	},
});

export const answerDueToRenter = (facts: ClaimFacts): NotificationText => ({
	type: 'CLAIM_OPENED',
	title: { en: '24 hours left to answer the claim', ar: 'بقيت 24 ساعة للرد على المطالبة' },
	body: {
		en: `Accept or contest the claim of ${facts.claimedJod} JOD for ${facts.carTitle}. Without an answer we decide by what both sides have recorded.`,
		ar: `اقبل المطالبة بمبلغ ${facts.claimedJod} د.أ لسيارة ${isolate(facts.carTitle)} أو اعترض عليها. إن لم تُجب فسنبتّ فيها بناءً على ما سجّله الطرفان.`,
	},
});

export const contestedToOwner = (facts: ClaimFacts): NotificationText => ({
	type: 'CLAIM_ANSWERED',
	title: { en: 'Your claim is contested', ar: 'اعترض المستأجر على مطالبتك' },
	body: {
		en: `${facts.renterName.en} contests your claim of ${facts.claimedJod} JOD for ${facts.carTitle}. We look at both sides and decide.`,
		ar: `اعترض ${isolate(facts.renterName.ar)} على مطالبتك بمبلغ ${facts.claimedJod} د.أ لسيارة ${isolate(facts.carTitle)}. سنراجع أقوال الطرفين ونبتّ فيها.`,
	},
});

export const unansweredToEither = (facts: ClaimFacts): NotificationText => ({
	type: 'CLAIM_ANSWERED',
	title: { en: 'The time to answer the claim is over', ar: 'انتهت مهلة الرد على المطالبة' },
	body: {
		en: `The claim of ${facts.claimedJod} JOD for ${facts.carTitle} was not answered. We look at what both sides have recorded and decide.`,
		ar: `لم يُجَب عن المطالبة بمبلغ ${facts.claimedJod} د.أ لسيارة ${isolate(facts.carTitle)}. سنراجع ما سجّله الطرفان ونبتّ فيها.`,
	},
});

const decidedTitles: Record<NonNullable<ClaimFacts['outcome']>, { renter: Bilingual; owner: Bilingual }> = {
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

export const decidedToRenter = (facts: ClaimFacts): NotificationText => ({
	type: 'CLAIM_RESOLVED',
	title: decidedTitles[facts.outcome ?? 'DECIDED'].renter,
	body: {
		en: `${facts.carTitle}: ${facts.fromDepositJod} JOD of your deposit go to the owner, ${facts.depositBackJod} JOD go back to you.`,
		ar: `${isolate(facts.carTitle)}: يذهب ${facts.fromDepositJod} د.أ من تأمينك إلى المالك، ويعود إليك ${facts.depositBackJod} د.أ.`,
	},
});

export const decidedToOwner = (facts: ClaimFacts): NotificationText => ({
	type: 'CLAIM_RESOLVED',
	title: decidedTitles[facts.outcome ?? 'DECIDED'].owner,
	body: {
		en: `${facts.carTitle}: ${facts.grantedJod} JOD of the ${facts.claimedJod} JOD that you claimed are granted, ${facts.fromDepositJod} JOD of them from the deposit.`,
		ar: `${isolate(facts.carTitle)}: مُنحت ${facts.grantedJod} د.أ من أصل ${facts.claimedJod} د.أ طالبت بها، منها ${facts.fromDepositJod} د.أ من التأمين.`,
	},
});

export const excessAskedToRenter = (facts: ClaimFacts): NotificationText => ({
	type: 'CLAIM_PAYMENT',
	title: { en: 'Please pay what the deposit does not cover', ar: 'ادفع ما لا يغطيه التأمين' },
	body: {
		en: `The claim for ${facts.carTitle} exceeds your deposit by ${facts.excessJod} JOD. You can pay it by card.`,
		ar: `تزيد المطالبة لسيارة ${isolate(facts.carTitle)} على تأمينك بمبلغ ${facts.excessJod} د.أ. يمكنك دفعه بالبطاقة.`,
	},
});

export const excessDueToRenter = (facts: ClaimFacts): NotificationText => ({
	type: 'CLAIM_PAYMENT',
	title: { en: 'A payment is still open', ar: 'ما زالت عليك دفعة' },
	body: {
		en: `${facts.excessJod} JOD for the claim on ${facts.carTitle} are not paid yet.`,
		ar: `لم يُدفع بعد مبلغ ${facts.excessJod} د.أ للمطالبة على ${isolate(facts.carTitle)}.`,
	},
});

export const excessPaidToOwner = (facts: ClaimFacts & { amountJod: string }): NotificationText => ({
	type: 'CLAIM_PAYMENT',
	title: { en: 'The renter has paid the rest of your claim', ar: 'دفع المستأجر باقي مطالبتك' },
	body: {
		en: `${facts.renterName.en} has paid ${facts.amountJod} JOD beyond the deposit for ${facts.carTitle}. It goes to you with a payout.`,
		ar: `دفع ${isolate(facts.renterName.ar)} مبلغ ${facts.amountJod} د.أ زيادةً على التأمين لسيارة ${isolate(facts.carTitle)}. يصلك مع حوالة.`,
	},
});
