/** Notification texts about identity checks. Pure. */
import type { DetailField, DocumentKind } from '#contract/identity-details.ts';
import { reasonRows } from './detail-rows.ts';
import type { NotificationText } from './texts.ts';

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

/** What the person is asked for again. */
function askedAgain({ documents, fields }: Rejected): { en: string; ar: string } {
	const names = [...documents.map((kind) => documentNames[kind]), ...fields.map((field) => fieldNames[field])];
	if (names.length === 0) return { en: 'Please upload both documents again.', ar: 'ارفع الوثيقتين من جديد.' };
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

/** Of someone whose identity was approved before these details were asked. */
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
