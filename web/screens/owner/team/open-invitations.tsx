/** Invitations that were sent and not accepted yet. */
import { getTeam, type Team, withdrawTeamInvitation } from '#contract/team.ts';
import { call } from '#web/browser/api.ts';
import { queryFor } from '#web/browser/queries.ts';
import { useFormat, useScreenTexts } from '#web/i18n/context.tsx';
import { Button } from '#web/ui/button.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { useActionMutation } from '#web/ui/use-action-mutation.ts';
import type { TeamTexts } from './texts.en.ts';

export function OpenInvitations({ team }: { team: Team }) {
	const { open: t, roles } = useScreenTexts<TeamTexts>();
	const format = useFormat();
	const withdraw = useActionMutation<string, Team>({
		call: (id) => call(withdrawTeamInvitation, { params: { id } }),
		refreshes: ['/api/owner/team'],
		done: t.withdrawn,
		failed: t.failed,
		onDone: (changed, _, client) => client.setQueryData(queryFor(getTeam).queryKey, changed),
	});
	if (team.invitations.length === 0) return null;
	return (
		<Panel title={t.title}>
			<ul className="-my-3 divide-y divide-line">
				{team.invitations.map(({ id, email, phone, role, expiresAt }) => (
					<li key={id} data-testid="team-invitation" className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
						<div className="min-w-0">
							<p className="font-medium">
								<bdi dir="ltr" className="wrap-anywhere">
									{email ?? phone}
								</bdi>
							</p>
							<p suppressHydrationWarning className="numbers text-muted text-sm">
								{roles[role].name} · {t.until(format.date(expiresAt, 'medium'))}
							</p>
						</div>
						<Button variant="quiet" className="max-lg:-ms-4" disabled={withdraw.isPending} onClick={() => withdraw.mutate(id)}>
							{t.withdraw}
						</Button>
					</li>
				))}
			</ul>
		</Panel>
	);
}
