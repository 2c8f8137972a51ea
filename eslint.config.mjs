import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import storybook from 'eslint-plugin-storybook';
import tseslint from 'typescript-eslint';

const arrowsHint = 'The arrows: react -> core <- mcp; core knows neither screens nor SDKs.';
const entriesHint = 'Import a package by its entries.';
/** Another package's files, by name or by path. */
const deepImport =
  '^@elicit-kit/[^/]+/(?:src|dist)(?:/|$)|(?:^|/)(?:packages/[^/]+|core|react|mcp|fixtures)/(?:src|dist)/.*[.](?:[cm]?[jt]sx?)$';

/** Who may import whom: relative files, and of all packages only those that are named. Dynamic imports too. */
function arrows(folder, allowed) {
  const stranger = `^(?![.]{1,2}(?:/|$))(?!(?:${allowed.join('|')})(?:/|$))`;
  return {
    files: [`packages/${folder}/src/**`],
    ignores: ['**/*.stories.tsx', '**/stories/**', '**/*.test.{ts,tsx}', '**/*.mdx'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { regex: stranger, message: arrowsHint },
            { regex: deepImport, message: entriesHint },
          ],
        },
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector: `ImportExpression > Literal[value=/${stranger.replaceAll('/', '\\/')}/]`,
          message: arrowsHint,
        },
      ],
    },
  };
}

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/dist-server/**',
      '**/node_modules/**',
      'storybook-static/**',
      'reports/**',
      '**/.stryker/**',
      'test-results/**',
      'packages/core/src/validation/generated/**',
    ],
  },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: {
      parserOptions: {
        project: [
          'tsconfig.json',
          'packages/*/tsconfig.test.json',
          'packages/fixtures/tsconfig.json',
          // The widest of each app: every program more costs seconds and hundreds of megabytes.
          'apps/*/tsconfig.test.json',
          'apps/bench/tsconfig.json',
          'apps/case-runner/tsconfig.json',
          'e2e/tsconfig.json',
          'apps/desktop/e2e/tsconfig.json',
          'scripts/tsconfig.json',
        ],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      '@typescript-eslint/consistent-type-definitions': ['error', 'interface'],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      // A readonly index signature in an interface reads better than a nested Readonly<Record>.
      '@typescript-eslint/consistent-indexed-object-style': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // Numbers in texts for people and logs are fine as they are.
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowBoolean: true },
      ],
      // `index!` and friends stay out; a checked index is a branch that a reader can follow.
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      // Null-prototype records are deleted from and indexed on purpose.
      '@typescript-eslint/no-dynamic-delete': 'off',
      '@typescript-eslint/dot-notation': 'off',
      // Message tables and props name their keys by protocol words.
      '@typescript-eslint/prefer-nullish-coalescing': [
        'error',
        { ignorePrimitives: { string: true, boolean: true } },
      ],
    },
  },
  {
    files: ['packages/react/**/*.{ts,tsx}', 'apps/**/*.{ts,tsx}', '.storybook/**'],
    // `use` of a fixture of Playwright is none of React's.
    ignores: ['apps/desktop/e2e/**'],
    extends: [reactHooks.configs.flat.recommended],
  },
  ...storybook.configs['flat/recommended'],
  {
    files: ['**/*.{ts,tsx,mjs}'],
    rules: {
      'no-restricted-imports': ['error', { patterns: [{ regex: deepImport, message: entriesHint }] }],
    },
  },
  arrows('core', ['temporal-polyfill(?:/.+)?', 'tldts']),
  arrows('react', [
    '@elicit-kit/core',
    'react',
    'react-dom',
    'react-hook-form',
    '@hookform/resolvers',
    '@radix-ui/[^/]+',
    'downshift',
    '@tanstack/react-virtual',
  ]),
  arrows('electron', ['@elicit-kit/core', 'electron']),
  arrows('redis', ['@elicit-kit/core', 'ioredis']),
  arrows('mcp', ['@elicit-kit/core', '@modelcontextprotocol/[^/]+', '@ai-sdk/mcp']),
  {
    files: ['**/*.stories.tsx', '**/*.test.{ts,tsx}', '**/test/**'],
    rules: {
      // A test may say `find(…)!`: a failure there is a failed test.
      '@typescript-eslint/no-non-null-assertion': 'off',
      // `expect(store.method)` and async stubs without await are ordinary in tests.
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/require-await': 'off',
    },
  },
  {
    files: ['**/*.{js,mjs}'],
    languageOptions: {
      globals: {
        Buffer: 'readonly',
        clearTimeout: 'readonly',
        console: 'readonly',
        process: 'readonly',
        setTimeout: 'readonly',
        URL: 'readonly',
      },
    },
  },
);
