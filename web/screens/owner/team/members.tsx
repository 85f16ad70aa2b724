/** Members of the team: their role, which managers change, and their removal. */
import { useState } from 'react';
import { changeTeamRole, getTeam, removeTeamMember, type Team, type TeamMember } from '#contract/team.ts';
import { teamRoles } from '#contract/team-roles.ts';
import { call } from '#web/browser/api.ts';
import { queryFor } from '#web/browser/queries.ts';
import { nameOf } from '#web/features/people/people.ts';
import { useCurrentUser } from '#web/features/session/current-user.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Select } from '#web/ui/field.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { useActionMutation } from '#web/ui/use-action-mutation.ts';
import type { TeamTexts } from './texts.en.ts';

export function Members({ team }: { team: Team }) {
	const t = useScreenTexts<TeamTexts>();
	return (
		<Panel title={t.members.title} lead={t.lead}>
			<ul className="-my-3 divide-y divide-line">
				{team.members.map((member) => (
					<li key={member.userId} data-testid="team-member" className="flex flex-wrap items-center gap-x-4 gap-y-3 py-3">
						<Member member={member} />
					</li>
				))}
			</ul>
		</Panel>
	);
}

function Member({ member }: { member: TeamMember }) {
	const t = useScreenTexts<TeamTexts>();
	const { language } = useLanguage();
	const me = useCurrentUser()?.id;
	const name = nameOf(member, language);
	return (
		<>
			<Avatar name={name} src={member.profileImageUrl} />
			<div className="min-w-40 flex-1">
				<p className="font-medium">
					<bdi className="name-line">{name}</bdi>
				</p>
				<p className="text-muted text-sm">
					<bdi className="name-line">{member.email ?? member.phone}</bdi>
				</p>
			</div>
			{member.isCompany ? (
				<p className="text-muted text-sm">
					{t.roles.MANAGER.name} · {t.members.company}
				</p>
			) : member.userId === me ? (
				<p className="text-muted text-sm">{t.roles[member.role].name}</p>
			) : (
				<Changes member={member} name={name} />
			)}
		</>
	);
}

function Changes({ member, name }: { member: TeamMember; name: string }) {
	const { members: t, roles } = useScreenTexts<TeamTexts>();
	const [asking, setAsking] = useState(false);
	const params = { userId: member.userId };
	const shared = {
		refreshes: ['/api/owner/team'],
		failed: t.failed,
		onDone: (team: Team, _: unknown, client: Parameters<NonNullable<Parameters<typeof useActionMutation>[0]['onDone']>>[2]) => {
			client.setQueryData(queryFor(getTeam).queryKey, team);
			setAsking(false);
		},
	};
	const change = useActionMutation<TeamMember['role'], Team>({
		...shared,
		call: (role) => call(changeTeamRole, { params, body: { role } }),
		done: t.changed,
	});
	const remove = useActionMutation<void, Team>({ ...shared, call: () => call(removeTeamMember, { params }), done: t.removed });
	return (
		<div className="flex items-center gap-2">
			<div className="w-40">
				<Select
					aria-label={t.role(name)}
					value={member.role}
					disabled={change.isPending}
					onChange={({ currentTarget }) => {
						const role = teamRoles.find((each) => each === currentTarget.value);
						if (role) change.mutate(role);
					}}
				>
					{teamRoles.map((role) => (
						<option key={role} value={role}>
							{roles[role].name}
						</option>
					))}
				</Select>
			</div>
			<Button variant="quiet" aria-haspopup="dialog" onClick={() => setAsking(true)}>
				{t.remove}
			</Button>
			<ConfirmDialog
				open={asking}
				onOpenChange={setAsking}
				title={t.removeTitle(name)}
				description={t.removeHint}
				texts={{ confirm: t.remove, busy: t.removing, back: t.back }}
				danger
				busy={remove.isPending}
				onConfirm={() => remove.mutate()}
			/>
		</div>
	);
}
