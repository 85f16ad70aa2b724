/** The identity check as the person sees it. */
import * as z from 'zod';
import { endpoint, type RefusalText } from './endpoint.ts';
import { kycStatuses } from './identity.ts';

export const kycRefusals = {
	KYC_ALREADY_OPEN: {
		status: 409,
		en: 'Your documents are already approved or under review.',
		ar: 'وثائقك موثّقة أو قيد المراجعة.',
	},
	KYC_NOT_PENDING: { status: 409, en: 'This identity check is not waiting for an answer.', ar: 'طلب التحقق هذا لا ينتظر رداً.' },
} as const satisfies Record<string, RefusalText>;

export const kycState = z.object({
	status: z.enum(kycStatuses),
	idDocUrl: z.string().nullable(),
	licenseUrl: z.string().nullable(),
	/** Why it was rejected. */
	notes: z.string().nullable(),
});
export type KycState = z.output<typeof kycState>;

export const kycStatus = endpoint({
	method: 'GET',
	path: '/api/kyc/status',
	summary: 'Where one’s own identity check stands.',
	access: 'signed-in',
	response: kycState,
});

export const submitKyc = endpoint({
	method: 'POST',
	path: '/api/kyc/submit',
	summary: 'Hand in ID or passport and driver’s licence.',
	access: 'signed-in',
	body: z.object({
		idDocUrl: z.string({ error: 'REQUIRED' }).max(400),
		licenseUrl: z.string({ error: 'REQUIRED' }).max(400),
	}),
	response: kycState,
	refusals: ['KYC_ALREADY_OPEN', 'FILE_TYPE_REFUSED', 'FILE_DAMAGED'],
});
