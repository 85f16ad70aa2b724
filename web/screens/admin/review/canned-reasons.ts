/** Frequent reasons for a rejection: the title for the admin, the text in the language of the person, and what is requested again. */
import { type DetailField, type DocumentKind, detailFields } from '#contract/identity-details.ts';
import type { PendingCheck } from '#contract/kyc.ts';
import type { CannedReason } from '#web/features/admin/review/review-reject-dialog.tsx';
import { statedFields } from './details.tsx';

type IdentityReason = CannedReason & { documents: readonly DocumentKind[]; fields: readonly DetailField[] };

export const cannedReasons: readonly IdentityReason[] = [
	{
		key: 'id-unreadable',
		title: { en: 'ID isn’t legible', ar: 'الهوية غير مقروءة' },
		text: {
			en: 'We couldn’t read your ID or passport. Please take the photo in daylight, without glare.',
			ar: 'لم نتمكن من قراءة هويتك أو جواز سفرك. صوّر الوثيقة في ضوء النهار دون انعكاس من فضلك.',
		},
		...{ documents: ['ID'], fields: [] },
	},
	{
		key: 'licence-unreadable',
		title: { en: 'Licence isn’t legible', ar: 'الرخصة غير مقروءة' },
		text: {
			en: 'We couldn’t read your driver’s licence. Please take the photo in daylight, without glare.',
			ar: 'لم نتمكن من قراءة رخصة قيادتك. صوّر الرخصة في ضوء النهار دون انعكاس من فضلك.',
		},
		...{ documents: ['LICENCE'], fields: [] },
	},
	{
		key: 'cut-off',
		title: { en: 'Corners are cut off', ar: 'الزوايا مقطوعة' },
		text: {
			en: 'Part of your documents is cut off. Please upload photos with all four corners visible.',
			ar: 'جزء من وثائقك غير ظاهر. ارفع صوراً تظهر فيها الزوايا الأربع من فضلك.',
		},
		...{ documents: ['ID', 'LICENCE'], fields: [] },
	},
	{
		key: 'expired',
		title: { en: 'Licence has expired', ar: 'الرخصة منتهية' },
		text: {
			en: 'Your driver’s licence has expired. Please upload the renewed one with its new dates.',
			ar: 'انتهت صلاحية رخصة قيادتك. ارفع الرخصة المجددة مع تواريخها الجديدة من فضلك.',
		},
		...{ documents: ['LICENCE'], fields: ['licenceIssuedOn', 'licenceExpiresOn'] },
	},
	{
		key: 'details-differ',
		title: { en: 'Details differ from the documents', ar: 'المعلومات لا تطابق الوثائق' },
		text: {
			en: 'Your details don’t match your documents. Please enter them exactly as printed.',
			ar: 'ما كتبته لا يطابق وثائقك. اكتبه تماماً كما هو مطبوع فيها من فضلك.',
		},
		...{ documents: [], fields: detailFields },
	},
	{
		key: 'other-name',
		title: { en: 'Name differs from the account', ar: 'الاسم لا يطابق الحساب' },
		text: {
			en: 'The name on your documents doesn’t match your account. Please correct your name in your profile or upload your own documents.',
			ar: 'الاسم في وثائقك لا يطابق اسم حسابك. صحّح اسمك في حسابك أو ارفع وثائقك أنت من فضلك.',
		},
		...{ documents: ['ID', 'LICENCE'], fields: [] },
	},
];

/** Submitted documents that can be rejected. Rejecting approved ones would be a revocation, so they are left out. */
export function rejectable({ isCompletion, licence, permit, renews }: PendingCheck): DocumentKind[] {
	const isLicenceNew = !isCompletion && licence.id !== renews?.licence.id;
	return [
		...(isCompletion || renews ? [] : (['ID'] as const)),
		...(isLicenceNew ? (['LICENCE'] as const) : []),
		...(permit && permit.id !== renews?.permit?.id ? (['PERMIT'] as const) : []),
	];
}

/** The documents and details of a reason that can be requested from this person again. */
export function requestedParts(reason: IdentityReason, check: PendingCheck): { documents: DocumentKind[]; fields: DetailField[] } {
	const possible = rejectable(check);
	return {
		documents: reason.documents.filter((kind) => possible.includes(kind)),
		fields: check.details ? reason.fields.filter((field) => statedFields(check).includes(field)) : [],
	};
}
