/** Events of goodwill. Payloads are complete, so that subscribers need no query on goodwill. */
import * as z from 'zod';
import { goodwillRecipients } from '#contract/goodwill.ts';
import { personName } from '#server/capabilities/identity/index.ts';
import { defineEvent } from '#server/platform/events/event-bus.ts';

const payload = z.object({ goodwillId: z.uuid(), bookingId: z.uuid(), carTitle: z.string(), amountJod: z.string() });

/** Above the cap: the other admins are notified, except those who are a party to the booking. */
export const goodwillRequested = defineEvent(
	'goodwill-requested',
	payload.extend({ requesterName: personName, adminIds: z.array(z.uuid()) }),
);
/** The recipient is notified, with what the admin wrote. */
export const goodwillGranted = defineEvent(
	'goodwill-granted',
	payload.extend({ recipient: z.enum(goodwillRecipients), recipientId: z.uuid(), reason: z.string() }),
);
/** A second admin decided: the first admin is notified. The reason of a refusal is on the page only, because it may name people. */
export const goodwillDecided = defineEvent(
	'goodwill-decided',
	payload.extend({ requesterId: z.uuid(), deciderName: personName, isGranted: z.boolean() }),
);
