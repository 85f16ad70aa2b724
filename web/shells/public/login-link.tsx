/** Sign-in link: a plain navigation that returns to the current page. */
import { useLocation, useSearch } from 'wouter';
import { loginAddress } from '#web/features/session/current-user.ts';
import { useTexts } from '#web/i18n/context.tsx';
import { LinkButton } from '#web/ui/button.tsx';

export function LoginLink({ className, wide = false }: { className?: string; wide?: boolean }) {
	const { nav } = useTexts();
	const [path] = useLocation();
	const search = useSearch();
	return (
		<LinkButton href={loginAddress(search ? `${path}?${search}` : path)} plain wide={wide} className={className}>
			{nav.login}
		</LinkButton>
	);
}
