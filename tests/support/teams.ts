/** Members of a company’s team, whose browsers work for it. */

import { workForCompany } from '#contract/team.ts';
import type { TeamRole } from '#contract/team-roles.ts';
import { aPerson, type Person, type PersonOptions } from './factories.ts';
import type { World } from './world.ts';

/** In the team of the owner, who has a company already. */
export async function aMember(world: World, owner: Pick<Person, 'id'>, role: TeamRole, options: PersonOptions = {}): Promise<Person> {
	const member = await aPerson(world, options);
	const companyId = await companyIdOf(world, owner);
	const { db, clock } = world.running.platform;
	await db.insertInto('team_members').values({ company_id: companyId, user_id: member.id, role, joined_at: clock.now() }).execute();
	await member.browser.call(workForCompany, { body: { companyId } });
	return member;
}

export async function companyIdOf({ running }: World, owner: Pick<Person, 'id'>): Promise<string> {
	const row = await running.platform.db.selectFrom('companies').select('id').where('owner_id', '=', owner.id).executeTakeFirstOrThrow();
	return row.id;
}

/** The token in the newest letter or SMS to this address. */
export async function invitationTo({ running }: World, address: string): Promise<string> {
	const message = await running.platform.db
		.selectFrom('outbox_messages')
		.select('text')
		.where('recipient', '=', address)
		.orderBy('created_at', 'desc')
		.executeTakeFirstOrThrow();
	return /#([\w-]{43})/.exec(message.text)?.[1] ?? '';
}
