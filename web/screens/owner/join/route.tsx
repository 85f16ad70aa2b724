/** An invitation to a team: who invites, and the button that accepts. */
import { CircleAlert, UsersRound } from 'lucide-react';
import { useEffect } from 'react';
import { acceptTeamInvitation, getTeamInvitation } from '#contract/team.ts';
import { call } from '#web/browser/api.ts';
import { officeHome } from '#web/features/session/acting.ts';
import { loginAddress, useCurrentUser } from '#web/features/session/current-user.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { useErrorText } from '#web/ui/error-text.ts';
import { useMounted } from '#web/ui/lazy-component.tsx';
import { EmptyState, Skeleton } from '#web/ui/states.tsx';
import { useActionMutation } from '#web/ui/use-action-mutation.ts';
import type { JoinTexts } from './texts.en.ts';

const PATH = '/owner/join';

export default function JoinScreen() {
	const t = useScreenTexts<JoinTexts>();
	const user = useCurrentUser();
	// Only the browser knows the token, because it is in the fragment.
	const token = useMounted() ? invitationToken() : undefined;
	return (
		<div className="container-page max-w-xl py-10">
			{token === undefined ? (
				<Skeleton className="h-72 w-full rounded-card" />
			) : token === null ? (
				<EmptyState
					icon={<CircleAlert aria-hidden />}
					title={t.missing}
					titleAs="h1"
					hint={t.missingHint}
					action={<LinkButton href="/">{t.home}</LinkButton>}
				/>
			) : user ? (
				<Invitation token={token} />
			) : (
				<EmptyState
					icon={<UsersRound aria-hidden />}
					title={t.visitor}
					titleAs="h1"
					hint={t.visitorHint}
					action={
						<LinkButton href={loginAddress(PATH)} plain variant="primary" size="large">
							{t.signIn}
						</LinkButton>
					}
				/>
			)}
		</div>
	);
}

function Invitation({ token }: { token: string }) {
	const t = useScreenTexts<JoinTexts>();
	const { language } = useLanguage();
	const errorText = useErrorText();
	// Not a query, because the token is in the body. No other screen uses the response.
	const { data, error, mutate } = useActionMutation({ call: () => call(getTeamInvitation, { body: { token } }), failed: null });
	useEffect(() => mutate(), [mutate]);
	const accept = useActionMutation({
		call: () => call(acceptTeamInvitation, { body: { token } }),
		failed: t.failed,
		onDone: ({ role }) => location.assign(officeHome[role]),
	});
	if (error)
		return (
			<EmptyState
				icon={<CircleAlert aria-hidden />}
				title={t.refused}
				titleAs="h1"
				hint={errorText(error, t.failed)}
				action={<LinkButton href="/">{t.home}</LinkButton>}
			/>
		);
	if (!data) return <Skeleton className="h-72 w-full rounded-card" />;
	return (
		<EmptyState
			icon={<UsersRound aria-hidden />}
			title={t.heading({ en: data.nameEn, ar: data.nameAr }[language])}
			titleAs="h1"
			hint={
				<>
					<span className="block font-medium text-ink">{t.role(t.roles[data.role])}</span>
					{t.lead}
				</>
			}
			action={
				<Button variant="primary" size="large" busy={accept.isPending && t.joining} onClick={() => accept.mutate()}>
					{t.join}
				</Button>
			}
		/>
	);
}

/** Stores the token of the link in the tab: the redirect to the sign-in and back loses the fragment of the address. */
const KEY = 'team-invitation';

function invitationToken(): string | null {
	const token = location.hash.slice(1);
	if (token !== '') sessionStorage.setItem(KEY, token);
	return token || sessionStorage.getItem(KEY);
}
