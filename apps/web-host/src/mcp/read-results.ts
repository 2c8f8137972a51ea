import type { CallToolResult, ContentBlock, Tool as WireTool } from '@modelcontextprotocol/client';
import type { Tool, ToolResult } from '../host/connection.ts';

/** Reduces a tool to what the page shows. */
export function toTool(tool: WireTool): Tool {
  return {
    name: tool.name,
    title:
      [tool.title, tool.annotations?.title].find((title) => title !== undefined && title.trim() !== '') ??
      tool.name,
    description: tool.description ?? '',
    inputSchema: tool.inputSchema,
  };
}

/** Reduces a result to what the page shows. */
export function toToolResult(result: CallToolResult): ToolResult {
  return {
    isError: result.isError === true,
    texts: result.content.map(textOf),
    structured: result.structuredContent,
  };
}

function textOf(block: ContentBlock): string {
  switch (block.type) {
    case 'text':
      return block.text;
    case 'image':
    case 'audio':
      return `[${block.type}, ${block.mimeType}]`;
    case 'resource_link':
      return `[${block.name}] ${block.uri}`;
    case 'resource':
      return 'text' in block.resource ? block.resource.text : `[${block.resource.uri}]`;
  }
}
