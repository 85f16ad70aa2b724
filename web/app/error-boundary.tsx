/** Catches rendering errors and shows a fallback page. Give it a key to reset it on navigation. */
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { logFailure } from '#web/browser/page/log.ts';

export class ErrorBoundary extends Component<{ fallback: ReactNode; children: ReactNode }, { failed: boolean }> {
	override state = { failed: false };

	static getDerivedStateFromError() {
		return { failed: true };
	}

	override componentDidCatch(error: unknown, info: ErrorInfo) {
		logFailure('a page broke down', [error, info.componentStack]);
	}

	override render() {
		return this.state.failed ? this.props.fallback : this.props.children;
	}
}
