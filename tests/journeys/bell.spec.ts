/** Live notifications: arriving without reload, deleted, and all marked read. */
import { inquire, sendMessage } from '#contract/messaging.ts';
import { listNotifications, type Notification } from '#contract/notifications.ts';
import { bell, expect, expectAccessible, signIn, test } from './journey.ts';

test(
	'announces a message without a reload, marks all as read, and deletes one',
	{ tag: '@en' },
	async ({ page, context, say, as, baseURL }, info) => {
		const { bell: t } = say;
		const renter = await as('karim.hourani@mishwar.test');
		const car = (await (await renter.request.get('/api/cars/toyota-corolla-2022')).json()) as { id: string; ownerId: string };
		await signIn(context, car.ownerId);
		await page.goto('/owner/dashboard');
		await expect(bell(page)).toBeVisible();
		await page.waitForRequest(/\/api\/notifications\/stream/);

		const headers = { origin: baseURL ?? '' };
		const { id } = (await (await renter.request.post(inquire.path.replace('{id}', car.id), { headers })).json()) as { id: string };
		await renter.request.post(sendMessage.path, { headers, data: { bookingId: id, body: `hello from ${info.project.name}` } });
		await expect(page.getByTestId('unread-conversations').first()).toBeAttached();

		await bell(page).click();
		const lines = page.getByTestId('notification');
		await expect(lines.first()).toBeVisible();
		await expectAccessible(page);
		// By their ids: other journeys give the same owner news meanwhile.
		const notifications = async (): Promise<Notification[]> => (await page.request.get(listNotifications.path)).json();
		const ids = async () => (await notifications()).map(({ id }) => id);
		const before = await ids();
		const unread = async () => (await notifications()).filter(({ id, isRead }) => before.includes(id) && !isRead).length;
		const readAll = page.getByRole('button', { name: t.readAll });
		if (await readAll.isVisible()) await readAll.click();
		await expect.poll(unread).toBe(0);
		await expect(lines.last()).toHaveAttribute('data-read', 'true');
		const removed = async () => {
			const left = await ids();
			return before.filter((each) => !left.includes(each)).length;
		};
		await lines.first().getByRole('button').last().click();
		await expect.poll(removed).toBe(1);
		await page.reload();
		await bell(page).click();
		await expect(lines.first()).toBeVisible();
		expect(await removed()).toBe(1);
	},
);
