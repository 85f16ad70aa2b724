/** Notification texts about what a renter claims back, in both languages. Pure. */
import type { ClaimOutcome } from '#contract/claim-shapes.ts';
import type { PersonName } from '#server/capabilities/identity/index.ts';
import { type Bilingual, isolate, type NotificationText, weekdayAndTime } from './texts.ts';

export type RenterClaimDetails = {
	ownerName: PersonName;
	renterName: PersonName;
	carTitle: string;
	answerBy: string;
	outcome: ClaimOutcome | null;
	claimedJod: string;
	grantedJod: string;
	ownerBearsJod: string;
};
export type EndedRenterClaim = RenterClaimDetails & { outcome: ClaimOutcome };

const until = (details: RenterClaimDetails, language: 'en' | 'ar') => weekdayAndTime(details.answerBy, language);

export const openedToOwner = (details: RenterClaimDetails): NotificationText => ({
	type: 'RENTER_CLAIM_OPENED',
	title: { en: 'The renter claims something back', ar: 'يطالب المستأجر باسترداد مبلغ' },
	body: {
		en: `${details.renterName.en} claims ${details.claimedJod} JOD back after the trip with ${details.carTitle}. Please look at it and answer by ${until(details, 'en')}. What you earned of this booking waits until then.`,
		ar: `يطالب ${isolate(details.renterName.ar)} باسترداد ${details.claimedJod} د.أ بعد الرحلة بسيارة ${isolate(details.carTitle)}. راجع المطالبة وأجب حتى ${until(details, 'ar')}. تنتظر أرباحك من هذا الحجز إلى ذلك الحين.`,
	},
});

export const answerDueToOwner = (details: RenterClaimDetails): NotificationText => ({
	type: 'RENTER_CLAIM_OPENED',
	title: { en: 'One day left to answer the renter’s claim', ar: 'بقي يوم واحد للرد على مطالبة المستأجر' },
	body: {
		en: `Accept or contest the claim of ${details.claimedJod} JOD for ${details.carTitle}. Without an answer we decide by what both sides have recorded.`,
		ar: `اقبل المطالبة بمبلغ ${details.claimedJod} د.أ لسيارة ${isolate(details.carTitle)} أو اعترض عليها. إن لم تُجب فسنبتّ فيها بناءً على ما سجّله الطرفان.`,
	},
});

export const contestedToRenter = (details: RenterClaimDetails): NotificationText => ({
	type: 'RENTER_CLAIM_ANSWERED',
	title: { en: 'Your claim is contested', ar: 'اعترض المالك على مطالبتك' },
	body: {
		en: `${details.ownerName.en} contests your claim of ${details.claimedJod} JOD for ${details.carTitle}. We look at both sides and decide.`,
		ar: `اعترض ${isolate(details.ownerName.ar)} على مطالبتك بمبلغ ${details.claimedJod} د.أ لسيارة ${isolate(details.carTitle)}. سنراجع أقوال الطرفين ونبتّ فيها.`,
	},
});

export const unansweredToEither = (details: RenterClaimDetails): NotificationText => ({
	type: 'RENTER_CLAIM_ANSWERED',
	title: { en: 'The time to answer the renter’s claim is over', ar: 'انتهت مهلة الرد على مطالبة المستأجر' },
	body: {
		en: `The renter’s claim of ${details.claimedJod} JOD for ${details.carTitle} was not answered. We look at what both sides have recorded and decide.`,
		ar: `لم يُجَب عن مطالبة المستأجر بمبلغ ${details.claimedJod} د.أ لسيارة ${isolate(details.carTitle)}. سنراجع ما سجّله الطرفان ونبتّ فيها.`,
	},
});

export const waitingToAdmin = (details: RenterClaimDetails): NotificationText => ({
	type: 'RENTER_CLAIM_ANSWERED',
	title: { en: 'A renter’s claim waits for a decision', ar: 'مطالبة مستأجر بانتظار قرار' },
	body: {
		en: `${details.carTitle}: ${details.renterName.en} claims ${details.claimedJod} JOD back from ${details.ownerName.en}.`,
		ar: `${isolate(details.carTitle)}: يطالب ${isolate(details.renterName.ar)} باسترداد ${details.claimedJod} د.أ من ${isolate(details.ownerName.ar)}.`,
	},
});

const titles: Record<ClaimOutcome, { renter: Bilingual; owner: Bilingual }> = {
	ACCEPTED: {
		renter: { en: 'Your claim is accepted', ar: 'قُبلت مطالبتك' },
		owner: { en: 'You accepted the renter’s claim', ar: 'قبلت مطالبة المستأجر' },
	},
	DECIDED: {
		renter: { en: 'Your claim is decided', ar: 'تمّ البتّ في مطالبتك' },
		owner: { en: 'The renter’s claim is decided', ar: 'تمّ البتّ في مطالبة المستأجر' },
	},
	WITHDRAWN: {
		renter: { en: 'You withdrew the claim', ar: 'سحبت المطالبة' },
		owner: { en: 'The renter withdrew the claim', ar: 'سحب المستأجر المطالبة' },
	},
};

export const endedToRenter = (details: EndedRenterClaim): NotificationText => ({
	type: 'RENTER_CLAIM_DECIDED',
	title: titles[details.outcome].renter,
	body: {
		en: `${details.carTitle}: ${details.grantedJod} JOD of the ${details.claimedJod} JOD that you claimed go back to your card.`,
		ar: `${isolate(details.carTitle)}: يعود إلى بطاقتك ${details.grantedJod} د.أ من أصل ${details.claimedJod} د.أ طالبت بها.`,
	},
});

export const endedToOwner = (details: EndedRenterClaim): NotificationText => ({
	type: 'RENTER_CLAIM_DECIDED',
	title: titles[details.outcome].owner,
	body: {
		en: `${details.carTitle}: ${details.grantedJod} JOD go back to the renter, ${details.ownerBearsJod} JOD of them from what you earned. The rest goes on to you.`,
		ar: `${isolate(details.carTitle)}: يعود إلى المستأجر ${details.grantedJod} د.أ، منها ${details.ownerBearsJod} د.أ من أرباحك. ويصلك الباقي كالمعتاد.`,
	},
});

export const withdrawnToOwner = (details: EndedRenterClaim): NotificationText => ({
	type: 'RENTER_CLAIM_DECIDED',
	title: titles.WITHDRAWN.owner,
	body: {
		en: `${details.carTitle}: nothing goes back, and what you earned goes on to you.`,
		ar: `${isolate(details.carTitle)}: لا يعود شيء، وتصلك أرباحك كالمعتاد.`,
	},
});
