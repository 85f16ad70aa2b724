/** Sign-in with a provider, if one is configured: a plain navigation. Errors are shown above it. */
import { useSearch } from 'wouter';
import { OIDC_START, oidcProblems } from '#contract/oidc.ts';
import { useSite } from '#web/browser/page/site.ts';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { FieldError } from '#web/ui/field.tsx';
import type { AuthTexts } from './texts.en.ts';

export function ProviderButton({ returnTo }: { returnTo: string }) {
	const { auth } = useScreenTexts<{ auth: AuthTexts }>();
	const { signInWith } = useSite();
	const problemParam = new URLSearchParams(useSearch()).get('problem');
	const problem = oidcProblems.find((each) => each === problemParam);
	if (!signInWith) return null;
	return (
		<div className="mb-7">
			{problem && (
				<div className="mb-4 rounded-control bg-danger-soft px-3 pt-1.5 pb-3">
					<FieldError>{auth.provider.problems[problem](signInWith)}</FieldError>
				</div>
			)}
			<LinkButton href={`${OIDC_START}?returnTo=${encodeURIComponent(returnTo)}`} plain size="large" wide>
				{auth.provider.goOn(signInWith)}
			</LinkButton>
			<p className="mt-6 flex items-center gap-4 text-muted text-sm before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
				{auth.provider.or}
			</p>
		</div>
	);
}
