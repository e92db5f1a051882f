"""As much of Flask as the docs' receiver uses, for machines that lack it.

`python3 -m flask --app server run -p PORT` serves the POST routes of server.py.
"""

import importlib
import json
import sys
from http.server import BaseHTTPRequestHandler, HTTPServer


class Request:
    """The request being answered; the server takes one at a time."""

    headers = {}
    data = b""

    def get_data(self):
        return self.data

    def get_json(self):
        return json.loads(self.data)


request = Request()


class Flask:
    def __init__(self, name):
        self.routes = {}

    def post(self, path):
        def add(view):
            self.routes[path] = view
            return view

        return add


def serve(app, request, port):
    class Handler(BaseHTTPRequestHandler):
        def do_POST(self):
            view = app.routes.get(self.path)
            if view is None:
                self.send_error(404)
                return
            request.headers = self.headers
            request.data = self.rfile.read(int(self.headers["Content-Length"]))
            text, status = view()
            self.send_response(status)
            self.end_headers()
            self.wfile.write(text.encode())

    HTTPServer(("localhost", port), Handler).serve_forever()


if __name__ == "__main__":
    sys.path.insert(0, "")
    server = importlib.import_module("server")
    # The sample has imported this file as a module of its own: its request is that one.
    serve(server.app, server.request, int(sys.argv[-1]))
