"""As much of Flask as the docs' receiver uses, for machines that lack it.

`python3 -m flask --app server run -p PORT` serves the POST routes of server.py.
"""

import importlib
import json
import sys
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer


class Request(threading.local):
    """The request being answered, one in each thread."""

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
        self.config = {"MAX_CONTENT_LENGTH": None}

    def post(self, path):
        def add(view):
            self.routes[path] = view
            return view

        return add


def serve(app, request, port):
    class Handler(BaseHTTPRequestHandler):
        def do_GET(self):
            self.send_error(405)

        def do_POST(self):
            view = app.routes.get(self.path)
            length = self.headers["Content-Length"]
            most = app.config["MAX_CONTENT_LENGTH"]
            if view is None:
                self.send_error(404)
            elif length is None:
                self.send_error(411)
            elif most is not None and int(length) > most:
                self.send_error(413)
            else:
                request.headers = self.headers
                request.data = self.rfile.read(int(length))
                try:
                    text, status = view()
                except Exception:
                    text, status = "", 500
                self.send_response(status)
                self.end_headers()
                self.wfile.write(text.encode())

    ThreadingHTTPServer(("localhost", port), Handler).serve_forever()


if __name__ == "__main__":
    sys.path.insert(0, "")
    server = importlib.import_module("server")
    # The sample has imported this file as a module of its own: its request is that one.
    serve(server.app, server.request, int(sys.argv[-1]))
