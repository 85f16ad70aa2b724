import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { sendMessage, typeInConversation } from '#contract/messaging.ts';
import { anInquiry, messagesOf, messagesTo, say } from '#tests/support/conversations.ts';
import { aWorld } from '#tests/support/world.ts';

const world = aWorld({}, { limitScale: 1 });

describe('a user in a hurry', () => {
	it('can write sixty messages a minute, and is informed when to continue', async () => {
		const talk = await anInquiry(world);
		for (let number = 1; number <= 60; number += 1) await say(talk.renter, talk, `m${number}`, { clientId: randomUUID() });
		const answer = await talk.renter.browser.try(sendMessage, { body: { bookingId: talk.id, body: 'one more' } });
		expect(answer).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
		expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
		expect(await messagesOf(talk.owner, talk, { limit: 100 })).toHaveLength(60);
		await say(talk.owner, talk, 'Slowly, please');
	});

	it('leaves nothing behind by typing only', async () => {
		const talk = await anInquiry(world);
		expect(await talk.renter.browser.call(typeInConversation, { params: talk.params })).toEqual({ success: true });
		expect(await messagesTo(world, talk.owner)).toEqual([]);
	});
});
