/** The renewal of a licence or international permit of an approved identity: the new documents, and what they are to replace. */
import * as z from 'zod';
import { detailFields, documentKinds, identityDetails } from './identity-details.ts';

/** A document without its bytes, which are fetched through a link of `linkToDocument`. */
export const kycDocument = z.object({ id: z.uuid(), contentType: z.string() });

/** What must be uploaded or entered before it can be submitted: the details, and documents. */
export const identityParts = ['DETAILS', ...documentKinds] as const;
export type IdentityPart = (typeof identityParts)[number];

/** Of an approved identity: its next licence, or its next international permit, whose end is not known. */
export const renewalKinds = ['LICENCE', 'PERMIT'] as const;
export type RenewalKind = (typeof renewalKinds)[number];

export const renewal = z.object({
	/** What can be submitted now; null while a submission waits for an admin. */
	asks: z.enum(renewalKinds).nullable(),
	/** Documents uploaded now belong to the renewal; false if unconfirmed details are requested instead, until a new licence is uploaded. */
	isChosen: z.boolean(),
	/** The licence that is approved has expired. */
	isExpired: z.boolean(),
	/** State of the newest renewal. The former approval counts until it is approved. */
	state: z.enum(['NONE', 'WAITING', 'REJECTED']),
	/** Why it was rejected. */
	notes: z.string().nullable(),
	/** New documents of the renewal that waits. */
	licence: kycDocument.nullable(),
	permit: kycDocument.nullable(),
	/** The documents uploaded last for it, submitted or not. */
	details: identityDetails.nullable(),
	/** What is still missing before it can be submitted. */
	missing: z.array(z.enum(identityParts)),
	/** Requested again; if both are empty in a rejected renewal, every new document is. */
	rejectedDocuments: z.array(z.enum(documentKinds)),
	rejectedFields: z.array(z.enum(detailFields)),
});

export const renewedCheck = z.object({
	submittedAt: z.string(),
	licenceExpiresOn: z.string().nullable(),
	licence: kycDocument,
	permit: kycDocument.nullable(),
	/** As an admin has confirmed them; null if none were. */
	details: identityDetails.nullable(),
});
