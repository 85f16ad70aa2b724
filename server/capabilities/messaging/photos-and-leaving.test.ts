import { randomUUID } from 'node:crypto';
import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { devOutbox } from '#contract/dev.ts';
import { getConversation, inbox, sendMessage } from '#contract/messaging.ts';
import { deleteMe, exportMe, sendDeletionCode } from '#contract/privacy.ts';
import { aConfirmedTalk, anInquiry, messagesOf, messagesTo, say } from '#tests/support/conversations.ts';
import { aPerson, type Person } from '#tests/support/factories.ts';
import { aPicture, uploadPhoto } from '#tests/support/handovers.ts';
import { aWorld } from '#tests/support/world.ts';

const world = aWorld();

async function leave(person: Person): Promise<void> {
	await person.browser.call(sendDeletionCode);
	const letters = await world.visitor().call(devOutbox);
	const code = /\b\d{6}\b/.exec(letters.find(({ to }) => to === person.email)?.text ?? '')?.[0] ?? '';
	await person.browser.call(deleteMe, { body: { code } });
	await world.runJobs();
}

describe('photos', () => {
	it('are sent with or without text, and served to the two parties and to admins only', async () => {
		const talk = await anInquiry(world);
		const photos = [await uploadPhoto(talk.renter, await aPicture()), await uploadPhoto(talk.renter, await aPicture())];
		const sent = await say(talk.renter, talk, '', { photos, clientId: randomUUID() });
		expect(sent).toMatchObject({
			kind: 'PHOTO',
			body: '',
			photos: [
				{ width: 48, height: 36 },
				{ width: 48, height: 36 },
			],
		});
		expect((await messagesOf(talk.owner, talk))[0]?.photos).toEqual(sent.photos);
		const address = sent.photos[0]?.url ?? '';
		for (const [person, status] of [
			[talk.owner, 200],
			[talk.renter, 200],
			[await aPerson(world, { role: 'ADMIN' }), 200],
			[await aPerson(world), 404],
		] as const) {
			const response = await person.browser.fetch(`${address}?w=400`, { headers: { accept: 'image/webp' } });
			expect(response.status).toBe(status);
			if (status === 200) expect(response.headers.get('cache-control')).toBe('private, max-age=600');
		}
		expect((await world.visitor().fetch(address)).status).toBe(401);
		expect((await talk.renter.browser.fetch(`/objects/messages/${randomUUID()}`)).status).toBe(404);
	});

	it('sent again at once are one message, and the uploads are consumed', async () => {
		const talk = await anInquiry(world);
		const photos = [await uploadPhoto(talk.renter, await aPicture())];
		const clientId = randomUUID();
		const sent = await Promise.all(Array.from({ length: 5 }, () => say(talk.renter, talk, 'Look', { photos, clientId })));
		expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
		expect(await messagesOf(talk.owner, talk)).toHaveLength(1);
		const again = { body: { bookingId: talk.id, photos } };
		expect(await talk.renter.browser.refused(sendMessage, again)).toMatchObject({
			status: 400,
			fields: { 'photos.0': expect.any(String) },
		});
		const { rows } = await world.running.platform.pool.query(
			`SELECT FROM stored_objects WHERE purpose = 'MESSAGE_PHOTO' AND uploaded_by = $1`,
			[talk.renter.id],
		);
		expect(rows).toHaveLength(1);
		expect((await talk.owner.browser.fetch(sent[0]?.photos[0]?.url ?? '')).status).toBe(200);
	});

	it('are at most six, and the sender’s own', async () => {
		const talk = await anInquiry(world);
		const others = await uploadPhoto(talk.owner, await aPicture());
		const refused = (photos: string[]) => talk.renter.browser.refused(sendMessage, { body: { bookingId: talk.id, body: 'x', photos } });
		expect(await refused([others])).toMatchObject({ status: 400, fields: { 'photos.0': expect.any(String) } });
		expect(await refused(Array.from({ length: 7 }, () => others))).toMatchObject({
			status: 400,
			fields: { photos: 'Send up to 6 photos at a time.' },
		});
		expect(await messagesOf(talk.renter, talk)).toEqual([]);
	});
});

describe('a user who deletes the account', () => {
	it('removes their texts and photos, and leaves those of the other', async () => {
		const talk = await anInquiry(world);
		const photos = [await uploadPhoto(talk.renter, await aPicture())];
		await say(talk.renter, talk, 'My grandmother lives in Salt', { photos, clientId: randomUUID() });
		await say(talk.owner, talk, 'Mine too');
		const photo = (await messagesOf(talk.owner, talk))[0]?.photos[0]?.url ?? '';
		await leave(talk.renter);
		expect(await messagesOf(talk.owner, talk)).toMatchObject([
			{ body: '', isRemoved: true, photos: [], fromUserId: talk.renter.id, position: 1 },
			{ body: 'Mine too', isRemoved: false, position: 2 },
		]);
		expect((await talk.owner.browser.fetch(photo)).status).toBe(404);
		const { pool } = world.running.platform;
		const kept = await pool.query(`SELECT FROM messages WHERE body LIKE '%grandmother%' UNION ALL
			SELECT FROM live_events WHERE payload::text LIKE '%grandmother%' UNION ALL SELECT FROM idempotency_keys WHERE answer::text LIKE '%grandmother%'`);
		expect(kept.rows).toEqual([]);
		expect(await messagesTo(world, talk.owner, 'message')).toHaveLength(2);
		expect(await talk.owner.browser.call(getConversation, { params: talk.params })).toMatchObject({
			isOpen: false,
			otherPartyHasLeft: true,
		});
		expect(await talk.owner.browser.call(inbox)).toMatchObject([{ id: talk.id }]);
		expect(await talk.owner.browser.refused(sendMessage, { body: { bookingId: talk.id, body: 'Hello?' } })).toMatchObject({
			status: 409,
			code: 'CONVERSATION_CLOSED',
		});
	});

	it('gets an export of what they wrote and sent, and nothing of the other', async () => {
		const talk = await aConfirmedTalk(world);
		await say(talk.owner, talk, 'SECRET of the owner');
		await say(talk.renter, talk, 'Words of the renter', { photos: [await uploadPhoto(talk.renter, await aPicture())] });
		const files = unzipSync(new Uint8Array(await (await talk.renter.browser.fetch(exportMe.path)).arrayBuffer()));
		const text = new TextDecoder().decode(files['messages.json']);
		expect(JSON.parse(text)).toMatchObject([{ conversation_id: talk.id, body: 'Words of the renter', kind: 'PHOTO', photos: 1 }]);
		expect(text).not.toContain('SECRET');
		expect(Object.keys(files)).toContain(`messages/${talk.id}/message-4-photo-1.jpg`);
	});
});
