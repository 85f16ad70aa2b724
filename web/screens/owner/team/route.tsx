/** A company's team for its managers, and for all users the offices of which they are members. */
import { useQuery } from '@tanstack/react-query';
import { UsersRound } from 'lucide-react';
import { getTeam } from '#contract/team.ts';
import { queryFor, refetchOnVisit } from '#web/browser/queries.ts';
import { HelpLink } from '#web/features/help/help-link.tsx';
import { usePermission } from '#web/features/session/acting.ts';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { EmptyState, Skeleton } from '#web/ui/states.tsx';
import { InviteForm } from './invite-form.tsx';
import { Members } from './members.tsx';
import { Memberships } from './memberships.tsx';
import { OpenInvitations } from './open-invitations.tsx';
import type { TeamTexts } from './texts.en.ts';

export default function TeamScreen() {
	const t = useScreenTexts<TeamTexts>();
	return (
		<div className="mx-auto max-w-4xl">
			<h1 className="text-2xl md:text-3xl">{t.heading}</h1>
			<HelpLink to="office-and-team" />
			<div className="mt-6 grid grid-cols-1 gap-6">
				<Memberships />
				{usePermission('manage') && <Managed />}
			</div>
		</div>
	);
}

function Managed() {
	const t = useScreenTexts<TeamTexts>();
	const { data, error, refetch } = useQuery({ ...queryFor(getTeam), ...refetchOnVisit });
	if (error && data === undefined) return <ErrorState title={t.error} error={error} retry={() => void refetch()} />;
	if (data === undefined) return <Skeleton className="h-96 w-full rounded-card" />;
	if (data === null) {
		return (
			<div className="rounded-card border border-line bg-surface">
				<EmptyState
					icon={<UsersRound aria-hidden />}
					title={t.noCompany}
					hint={t.noCompanyHint}
					action={
						<LinkButton href="/owner/company" variant="primary">
							{t.toCompany}
						</LinkButton>
					}
				/>
			</div>
		);
	}
	return (
		<>
			<Members team={data} />
			<OpenInvitations team={data} />
			<InviteForm />
		</>
	);
}
