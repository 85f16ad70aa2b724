/** Notification texts about renters' claims, in both languages. Pure. */
import type { ClaimOutcome } from '#contract/claim-shapes.ts';
import type { PersonName } from '#server/capabilities/identity/index.ts';
import { arabicCar, type Bilingual, dayAndTime, isolate, type NotificationText } from './texts.ts';

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

const answerDeadline = (details: RenterClaimDetails, language: 'en' | 'ar') => dayAndTime(details.answerBy, language);

/** For a letter that asks for an answer: how much, for which car, and by when. */
const requestSubject = ({ claimedJod, carTitle, answerBy }: RenterClaimDetails): Bilingual => ({
	en: `Renter’s claim for ${claimedJod} JOD, ${carTitle}: respond by ${dayAndTime(answerBy, 'en')}`,
	ar: `مطالبة من المستأجر بمبلغ ${claimedJod} د.أ، ${arabicCar(carTitle)}: الرد قبل ${dayAndTime(answerBy, 'ar')}`,
});

export const openedToOwner = (details: RenterClaimDetails): NotificationText => ({
	type: 'RENTER_CLAIM_OPENED',
	title: { en: 'The renter made a claim', ar: 'مطالبة من المستأجر' },
	subject: requestSubject(details),
	body: {
		en: `${details.renterName.en} claims ${details.claimedJod} JOD back after the trip with ${details.carTitle}. Please respond by ${answerDeadline(details, 'en')}. We hold your earnings from this booking until it’s decided.`,
		ar: `مطالبة من ${isolate(details.renterName.ar)} باسترداد ${details.claimedJod} د.أ بعد الرحلة بسيارة ${arabicCar(details.carTitle)}. يرجى الرد قبل ${answerDeadline(details, 'ar')}. نحجز أرباحك من هذا الحجز حتى صدور القرار.`,
	},
});

export const answerDueToOwner = (details: RenterClaimDetails): NotificationText => ({
	type: 'RENTER_CLAIM_OPENED',
	title: { en: '24 hours left to respond to the renter’s claim', ar: 'بقيت 24 ساعة للرد على مطالبة المستأجر' },
	subject: requestSubject(details),
	body: {
		en: `Accept or contest the claim of ${details.claimedJod} JOD for ${details.carTitle} by ${answerDeadline(details, 'en')}. If you don’t respond, we’ll decide based on both sides’ records.`,
		ar: `اقبل المطالبة بمبلغ ${details.claimedJod} د.أ لسيارة ${arabicCar(details.carTitle)} أو اعترض عليها قبل ${answerDeadline(details, 'ar')}. إذا لم تردّ اتخذنا القرار بناءً على سجلات الطرفين.`,
	},
});

export const contestedToRenter = (details: RenterClaimDetails): NotificationText => ({
	type: 'RENTER_CLAIM_ANSWERED',
	title: { en: 'The owner contested your claim', ar: 'اعترض المالك على مطالبتك' },
	body: {
		en: `${details.ownerName.en} contested your claim of ${details.claimedJod} JOD for ${details.carTitle}. We’ll review both sides and decide.`,
		ar: `اعتراض من ${isolate(details.ownerName.ar)} على مطالبتك بمبلغ ${details.claimedJod} د.أ لسيارة ${arabicCar(details.carTitle)}. سنراجع إفادة الطرفين ونقرّر.`,
	},
});

export const unansweredToEither = (details: RenterClaimDetails): NotificationText => ({
	type: 'RENTER_CLAIM_ANSWERED',
	title: { en: 'The renter’s claim wasn’t answered in time', ar: 'انتهت مهلة الرد على مطالبة المستأجر' },
	body: {
		en: `No one responded to the renter’s claim of ${details.claimedJod} JOD for ${details.carTitle} by ${answerDeadline(details, 'en')}. We’ll review both sides’ records and decide.`,
		ar: `لم يصل رد على مطالبة المستأجر بمبلغ ${details.claimedJod} د.أ لسيارة ${arabicCar(details.carTitle)} قبل ${answerDeadline(details, 'ar')}. سنراجع سجلات الطرفين ونقرّر.`,
	},
});

export const waitingToAdmin = (details: RenterClaimDetails): NotificationText => ({
	type: 'RENTER_CLAIM_ANSWERED',
	title: { en: 'A renter’s claim is waiting for a decision', ar: 'مطالبة مستأجر بانتظار قرار' },
	body: {
		en: `${details.carTitle}: ${details.renterName.en} claims ${details.claimedJod} JOD back from ${details.ownerName.en}.`,
		ar: `${arabicCar(details.carTitle)}: مطالبة من ${isolate(details.renterName.ar)} باسترداد ${details.claimedJod} د.أ من ${isolate(details.ownerName.ar)}.`,
	},
});

const titles: Record<ClaimOutcome, { renter: Bilingual; owner: Bilingual }> = {
	ACCEPTED: {
		renter: { en: 'The owner accepted your claim', ar: 'قبل المالك مطالبتك' },
		owner: { en: 'You accepted the renter’s claim', ar: 'قبلت مطالبة المستأجر' },
	},
	DECIDED: {
		renter: { en: 'We decided your claim', ar: 'صدر القرار في مطالبتك' },
		owner: { en: 'We decided the renter’s claim', ar: 'صدر القرار في مطالبة المستأجر' },
	},
	WITHDRAWN: {
		renter: { en: 'You withdrew the claim', ar: 'سحبت المطالبة' },
		owner: { en: 'The renter withdrew the claim', ar: 'سحب المستأجر المطالبة' },
	},
};

const ended = ({ grantedJod, claimedJod, carTitle }: EndedRenterClaim, title: Bilingual): Bilingual => ({
	en: `${title.en}: ${grantedJod} of ${claimedJod} JOD, ${carTitle}`,
	ar: `${title.ar}: ${grantedJod} من ${claimedJod} د.أ، ${arabicCar(carTitle)}`,
});

export const endedToRenter = (details: EndedRenterClaim): NotificationText => ({
	type: 'RENTER_CLAIM_DECIDED',
	title: titles[details.outcome].renter,
	subject: ended(details, titles[details.outcome].renter),
	body: {
		en: `${details.carTitle}: you were awarded ${details.grantedJod} of the ${details.claimedJod} JOD you claimed. We’re refunding it to your card.`,
		ar: `${arabicCar(details.carTitle)}: تقرّر لك ${details.grantedJod} د.أ من أصل ${details.claimedJod} د.أ طالبت بها. سنعيدها إلى بطاقتك.`,
	},
});

export const endedToOwner = (details: EndedRenterClaim): NotificationText => ({
	type: 'RENTER_CLAIM_DECIDED',
	title: titles[details.outcome].owner,
	subject: ended(details, titles[details.outcome].owner),
	body: {
		en: `${details.carTitle}: we’re refunding ${details.grantedJod} JOD to the renter, ${details.ownerBearsJod} JOD of it from your earnings. You get the rest as usual.`,
		ar: `${arabicCar(details.carTitle)}: نعيد إلى المستأجر ${details.grantedJod} د.أ، منها ${details.ownerBearsJod} د.أ من أرباحك. ويصلك الباقي كالمعتاد.`,
	},
});

export const withdrawnToOwner = (details: EndedRenterClaim): NotificationText => ({
	type: 'RENTER_CLAIM_DECIDED',
	title: titles.WITHDRAWN.owner,
	body: {
		en: `${details.carTitle}: nothing is refunded for the claim of ${details.claimedJod} JOD. You get your earnings as usual.`,
		ar: `${arabicCar(details.carTitle)}: لن نعيد شيئاً عن المطالبة بمبلغ ${details.claimedJod} د.أ، وتصلك أرباحك كالمعتاد.`,
	},
});
