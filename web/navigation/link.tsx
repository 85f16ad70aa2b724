/** A link inside the product: a plain <a> that needs no script, fetching the next screen's code as soon as it is pointed at. */
import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { Link as WouterLink } from 'wouter';
import { useNavigating } from './navigating.ts';

type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & { href: string; replace?: boolean; children?: ReactNode };

export function Link({ href, children, ...rest }: LinkProps) {
	const { prepare } = useNavigating();
	const soon = () => prepare(href);
	return (
		<WouterLink href={href} onPointerEnter={soon} onFocus={soon} onTouchStart={soon} {...rest}>
			{children}
		</WouterLink>
	);
}
