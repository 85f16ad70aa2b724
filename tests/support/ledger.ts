/** Journal balances: debit minus credit for each account, zero balances left out. */
import { accountBalances as balancesOf } from '#server/capabilities/ledger/index.ts';
import type { World } from './world.ts';

export async function accountBalances(world: World, bookingId: string): Promise<Record<string, bigint>> {
	return balancesOf(world.running.platform.db, bookingId);
}
