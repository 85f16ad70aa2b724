/** Access to push subscriptions. */
import type { Table } from './access-case.ts';

const keys = {
	p256dh: Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 1)]).toString('base64url'),
	auth: Buffer.alloc(16, 1).toString('base64url'),
};
const endpoint = 'https://push.mishwar.test/device';

export const rowsOfDevices = {
	'POST /api/push/subscriptions': { given: () => ({ body: (who: string) => ({ endpoint: `${endpoint}/${who}`, keys }) }) },
	'DELETE /api/push/subscriptions': { given: () => ({ body: { endpoint } }) },
} satisfies Table;
