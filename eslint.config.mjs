import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import storybook from 'eslint-plugin-storybook';
import tseslint from 'typescript-eslint';

/** The arrows of the architecture: who may import whom. Anything that is not named is out. */
function arrows(files, forbidden, message) {
  return {
    files,
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { group: forbidden, message },
            {
              group: ['@elicit-kit/*/src/**', '**/packages/*/src/**'],
              message: 'Import a package by its entries.',
            },
          ],
        },
      ],
    },
  };
}

const react = [
  'react',
  'react/*',
  'react-dom',
  'react-dom/*',
  'react-hook-form',
  '@hookform/*',
  '@radix-ui/*',
  'downshift',
  '@tanstack/*',
];
const sdks = ['@modelcontextprotocol/*', '@ai-sdk/*'];

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/dist-server/**',
      '**/node_modules/**',
      'storybook-static/**',
      'reports/**',
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
          'apps/*/tsconfig.json',
          'apps/*/tsconfig.*.json',
          'e2e/tsconfig.json',
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
    extends: [reactHooks.configs.flat.recommended],
  },
  ...storybook.configs['flat/recommended'],
  arrows(
    ['packages/core/src/**'],
    [...react, ...sdks, '@elicit-kit/*', 'node:*'],
    'core knows no React, no DOM, no sockets and no SDK.',
  ),
  arrows(
    ['packages/react/src/**'],
    [...sdks, '@elicit-kit/mcp', '@elicit-kit/mcp/*', '@elicit-kit/electron', 'node:*'],
    'react knows core and screens, never a transport or an SDK.',
  ),
  arrows(
    ['packages/mcp/src/**'],
    [...react, '@elicit-kit/react', '@elicit-kit/react/*', 'node:*'],
    'mcp knows core and MCP clients, never React.',
  ),
  {
    // Stories and tests show fixtures; everything else holds to the arrows above.
    files: ['**/*.stories.tsx', '**/*.test.{ts,tsx}', '**/test/**'],
    rules: {
      'no-restricted-imports': 'off',
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
