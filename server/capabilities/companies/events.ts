/** Events of companies. */
import * as z from 'zod';
import { companyPaperKinds } from '#contract/companies.ts';
import { teamRoles } from '#contract/team-roles.ts';
import { defineEvent } from '#server/platform/events/event-bus.ts';

const names = { nameEn: z.string(), nameAr: z.string() };

/** Whether the owner’s cars are a licensed office’s, or whether they can be booked, may have changed. */
export const companyLicenceChanged = defineEvent('company-standing-changed', z.object({ ownerId: z.uuid() }));

/** An admin decided about a paper. WITHDRAWN: an approval was revoked. */
export const companyPaperDecided = defineEvent(
	'company-paper-decided',
	z.object({
		paperId: z.uuid(),
		ownerId: z.uuid(),
		...names,
		kind: z.enum(companyPaperKinds),
		outcome: z.enum(['APPROVED', 'REJECTED', 'WITHDRAWN']),
		notes: z.string().nullable(),
		/** With this approval the company became a licensed office. */
		becameLicensed: z.boolean(),
	}),
);

/** A member left, was removed, or has another role now (`role`). `by`: null for an operator, who made the member an admin. */
export const teamRoleEnded = defineEvent(
	'team-role-ended',
	z.object({ ownerId: z.uuid(), personId: z.uuid(), role: z.enum(teamRoles).nullable(), by: z.uuid().nullable() }),
);

/** The permit ends soon, in at most `days` days; 0: it has ended. */
export const companyPermitEnding = defineEvent(
	'company-permit-ending',
	z.object({ companyId: z.uuid(), ownerId: z.uuid(), ...names, endsOn: z.string(), days: z.int() }),
);
