/** Shown to a signed-in user instead of a sign-in form. */
import { LOGOUT_ADDRESS, useCurrentUser } from '#web/features/session/current-user.ts';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { AuthPage } from './auth-page.tsx';
import type { AuthTexts } from './texts.en.ts';

type AlreadySignedInProps = { returnTo: string; aside?: React.ReactNode };

export function AlreadySignedIn({ returnTo, aside }: AlreadySignedInProps) {
	const { already } = useScreenTexts<{ auth: AuthTexts }>().auth;
	const user = useCurrentUser();
	return (
		<AuthPage title={already.title(user?.firstName ?? '')} lead={already.lead} aside={aside}>
			<div className="flex flex-wrap gap-3">
				<LinkButton href={returnTo} plain variant="primary" size="large">
					{already.goOn}
				</LinkButton>
				<LinkButton href={LOGOUT_ADDRESS} plain size="large">
					{already.logout}
				</LinkButton>
			</div>
		</AuthPage>
	);
}
