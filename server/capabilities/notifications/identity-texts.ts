/** Notification texts about identity checks. Pure. */
import type { DetailField, DocumentKind } from '#contract/identity-details.ts';
import type { RenewalKind } from '#contract/licence-renewal.ts';
import { reasonRows } from './detail-rows.ts';
import { type Bilingual, dayOf, type NotificationText } from './texts.ts';

export function identitySubmitted(): NotificationText {
	return {
		type: 'KYC_SUBMITTED',
		title: { en: 'We’ve received your documents', ar: 'وصلتنا وثائقك' },
		body: {
			en: 'Identity review takes 1-2 business days. We’ll let you know as soon as it’s done.',
			ar: 'تستغرق مراجعة الهوية يوم عمل إلى يومين. نعلمك فور انتهائها.',
		},
	};
}

/** Of someone whose identity is approved already. */
export function detailsSubmitted(): NotificationText {
	return {
		type: 'KYC_SUBMITTED',
		title: { en: 'We’ve received your licence details', ar: 'وصلتنا معلومات رخصتك' },
		body: {
			en: 'Our review takes 1-2 business days. Your identity stays verified meanwhile.',
			ar: 'تستغرق المراجعة يوم عمل إلى يومين. تبقى هويتك موثّقة خلالها.',
		},
	};
}

export function identityApproved(): NotificationText {
	return {
		type: 'KYC_APPROVED',
		title: { en: 'Your identity is verified', ar: 'تم توثيق هويتك' },
		body: { en: 'You can now book any car and list your own.', ar: 'يمكنك الآن حجز أي سيارة وعرض سيارتك.' },
	};
}

/** The reason is in the language in which the admin wrote it. */
export function identityRevoked(notes: string): NotificationText {
	return {
		type: 'KYC_REJECTED',
		title: { en: 'Your identity is no longer verified', ar: 'لم تعد هويتك موثّقة' },
		body: {
			en: 'You can’t book or list cars until we’ve verified you again. Your bookings stay as agreed unless we contact you. Please upload both documents again.',
			ar: 'لا يمكنك حجز سيارات أو عرضها حتى نوثّق هويتك من جديد. تبقى حجوزاتك كما هي ما لم نتواصل معك. ارفع الوثيقتين من جديد.',
		},
		rows: reasonRows(notes),
	};
}

type Rejected = { documents: readonly DocumentKind[]; fields: readonly DetailField[] };

const documentNames = {
	ID: { en: 'National ID or passport', ar: 'الهوية الشخصية أو جواز السفر' },
	LICENCE: { en: 'Driver’s licence', ar: 'رخصة القيادة' },
	PERMIT: { en: 'International permit', ar: 'رخصة القيادة الدولية' },
} as const satisfies Record<DocumentKind, { en: string; ar: string }>;

const fieldNames = {
	birthDate: { en: 'Date of birth', ar: 'تاريخ الميلاد' },
	nationality: { en: 'Nationality', ar: 'الجنسية' },
	licenceNumber: { en: 'Licence number', ar: 'رقم الرخصة' },
	licenceClass: { en: 'Licence class', ar: 'فئة الرخصة' },
	licenceIssuedOn: { en: 'Licence issued on', ar: 'تاريخ إصدار الرخصة' },
	licenceExpiresOn: { en: 'Licence expires on', ar: 'تاريخ انتهاء الرخصة' },
	licenceScript: { en: 'Letters of the licence', ar: 'حروف الرخصة' },
} as const satisfies Record<DetailField, { en: string; ar: string }>;

const bothAgain: Bilingual = { en: 'Please upload both documents again.', ar: 'ارفع الوثيقتين من جديد.' };

/** What the person must submit again. */
function askedAgain({ documents, fields }: Rejected, everything: Bilingual = bothAgain): Bilingual {
	const names = [...documents.map((kind) => documentNames[kind]), ...fields.map((field) => fieldNames[field])];
	if (names.length === 0) return everything;
	return {
		en: `Please send again: ${names.map(({ en }) => en).join(', ')}. We’re keeping the rest.`,
		ar: `أعد إرسال: ${names.map(({ ar }) => ar).join('، ')}. الباقي محفوظ لدينا.`,
	};
}

/** The reason is in the language in which the reviewer wrote it. */
export function identityRejected(notes: string, rejected: Rejected): NotificationText {
	const { en, ar } = askedAgain(rejected);
	return {
		type: 'KYC_REJECTED',
		title: { en: 'We couldn’t accept your documents', ar: 'لم نتمكن من قبول وثائقك' },
		body: { en, ar },
		rows: reasonRows(notes),
	};
}

/** For people who were approved before these details were requested. */
export function detailsConfirmed(): NotificationText {
	return {
		type: 'KYC_APPROVED',
		title: { en: 'Your licence details are confirmed', ar: 'تم تأكيد معلومات رخصتك' },
		body: {
			en: 'You can now book cars that ask for a minimum age or years of licence, if you meet them.',
			ar: 'يمكنك الآن حجز السيارات التي تطلب سناً أو سنوات رخصة إذا انطبقت عليك.',
		},
	};
}

export function detailsRejected(notes: string, rejected: Rejected): NotificationText {
	const { en, ar } = askedAgain(rejected);
	return {
		type: 'KYC_REJECTED',
		title: { en: 'We couldn’t accept your licence details', ar: 'لم نتمكن من قبول معلومات رخصتك' },
		body: { en: `${en} Your identity stays verified.`, ar: `${ar} تبقى هويتك موثّقة.` },
		rows: reasonRows(notes),
	};
}

const renewalNames = {
	LICENCE: { en: 'new licence', ar: 'رخصتك الجديدة' },
	PERMIT: { en: 'new international permit', ar: 'رخصتك الدولية الجديدة' },
} as const satisfies Record<RenewalKind, Bilingual>;

/** Of someone whose identity is approved already. */
export function renewalSubmitted(kind: RenewalKind): NotificationText {
	const { en, ar } = renewalNames[kind];
	return {
		type: 'KYC_SUBMITTED',
		title: { en: `We’ve received your ${en}`, ar: `وصلتنا ${ar}` },
		body: {
			en: 'Our review takes 1-2 business days. Until then, the old one counts as long as it’s valid.',
			ar: 'تستغرق المراجعة يوم عمل إلى يومين. تبقى القديمة معتمدة خلالها ما دامت صالحة.',
		},
	};
}

export function renewalApproved(kind: RenewalKind): NotificationText {
	const { en, ar } = renewalNames[kind];
	return {
		type: 'KYC_APPROVED',
		title: { en: `Your ${en} is verified`, ar: `تم توثيق ${ar}` },
		body:
			kind === 'LICENCE'
				? { en: 'You can now book trips up to its expiry date.', ar: 'يمكنك الآن حجز رحلات حتى تاريخ انتهائها.' }
				: { en: 'It has replaced the old one.', ar: 'حلّت محل القديمة.' },
	};
}

export function renewalRejected(notes: string, kind: RenewalKind, rejected: Rejected): NotificationText {
	const name = renewalNames[kind];
	const { en, ar } = askedAgain(rejected, { en: 'Please upload it again.', ar: 'ارفعها من جديد.' });
	return {
		type: 'KYC_REJECTED',
		title: { en: `We couldn’t accept your ${name.en}`, ar: `لم نتمكن من قبول ${name.ar}` },
		body: { en: `${en} The old one still counts until it expires.`, ar: `${ar} تبقى القديمة معتمدة حتى تنتهي.` },
		rows: reasonRows(notes),
	};
}

export type Expiring = { expiresOn: string; days: number };

/** `days`: at most until the licence expires; 0 after it. */
export function licenceExpiring({ expiresOn, days }: Expiring): NotificationText {
	const type = 'LICENCE_EXPIRING' as const;
	const [en, ar] = (['en', 'ar'] as const).map((language) => dayOf(`${expiresOn}T12:00:00+03:00`, language));
	if (days === 0)
		return {
			type,
			title: { en: 'Your driver’s licence has expired', ar: 'انتهت رخصة قيادتك' },
			body: {
				en: `It was valid until ${en}. You can’t book until you upload the new one and we verify it. You can still list cars.`,
				ar: `كانت صالحة حتى ${ar}. لا يمكنك الحجز حتى ترفع الرخصة الجديدة ونوثّقها. ويمكنك عرض سيارتك كالمعتاد.`,
			},
		};
	return {
		type,
		title: { en: `Your driver’s licence expires on ${en}`, ar: `تنتهي رخصة قيادتك في ${ar}` },
		body: {
			en: `Upload the new one as soon as you have it. Until we’ve verified it, you can’t book trips that end after ${en}.`,
			ar: `ارفع الرخصة الجديدة فور حصولك عليها. لا يمكنك حجز رحلات تنتهي بعد ${ar} قبل أن نوثّقها.`,
		},
	};
}
