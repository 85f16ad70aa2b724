/** Set-up of two-step verification: the only page that an administrator without it can open. */
import { useSearch } from 'wouter';
import { SecondFactorList } from '#web/features/second-factor/second-factor-list.tsx';
import { LOGOUT_ADDRESS, useCurrentUser } from '#web/features/session/current-user.ts';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { AuthPage } from '../auth-page.tsx';
import { returnAddress } from '../return-address.ts';
import type { SetUpSecondFactorTexts } from './texts.en.ts';

export default function SetUpSecondFactorScreen() {
	const t = useScreenTexts<SetUpSecondFactorTexts>();
	const user = useCurrentUser();
	const returnTo = returnAddress(new URLSearchParams(useSearch()));
	if (!user) return <div className="min-h-dvh" aria-busy="true" />;
	return (
		<AuthPage title={t.title} lead={user.secondFactorDue ? t.due : t.lead}>
			<div className="rounded-card border border-line bg-surface p-5 shadow-card">
				<SecondFactorList />
			</div>
			<div className="mt-6 flex flex-wrap gap-3">
				{!user.secondFactorDue && (
					<LinkButton href={returnTo} plain variant="primary" size="large">
						{t.goOn}
					</LinkButton>
				)}
				<LinkButton href={LOGOUT_ADDRESS} plain variant="quiet" size="large">
					{t.logout}
				</LinkButton>
			</div>
		</AuthPage>
	);
}
