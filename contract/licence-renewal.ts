/** The next licence or international permit of an approved identity: what is handed in, and what it is to replace. */
import * as z from 'zod';
import { detailFields, documentKinds, identityDetails } from './identity-details.ts';

/** A document without its bytes, which are fetched through a link of `linkToDocument`. */
export const kycDocument = z.object({ id: z.uuid(), contentType: z.string() });

/** What has to be handed in before everything is submitted: the details, and documents. */
export const identityParts = ['DETAILS', ...documentKinds] as const;
export type IdentityPart = (typeof identityParts)[number];

/** Of an approved identity: its next licence, or its next international permit, whose end is not known. */
export const renewalKinds = ['LICENCE', 'PERMIT'] as const;
export type RenewalKind = (typeof renewalKinds)[number];

export const renewal = z.object({
	/** What can be handed in now; null as long as something waits for an admin. */
	asks: z.enum(renewalKinds).nullable(),
	/** What is handed over now belongs to it; false where details that were never confirmed are asked instead, until a new licence is there. */
	isChosen: z.boolean(),
	/** The licence that is approved has expired. */
	isExpired: z.boolean(),
	/** Of the newest renewal. What was approved before counts until one is approved. */
	state: z.enum(['NONE', 'WAITING', 'REJECTED']),
	/** Why it was rejected. */
	notes: z.string().nullable(),
	/** New documents of the one that waits. */
	licence: kycDocument.nullable(),
	permit: kycDocument.nullable(),
	/** What was handed over for it last, submitted or not. */
	details: identityDetails.nullable(),
	/** What is still to be handed over before it can be submitted. */
	missing: z.array(z.enum(identityParts)),
	/** Asked for again; both empty in a rejected one: every new document. */
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
