# As much of Sinatra as the docs' receiver uses, for machines that lack it:
# `ruby server.rb -p PORT` serves the POST routes of server.rb once it has been read.
require "socket"
require "stringio"

ROUTES = {}

def post(path, &block)
  ROUTES[path] = block
end

# One request as a route sees it.
class Call
  Request = Struct.new(:env, :body) do
    def get_header(name) = env[name]
  end

  attr_reader :request

  def initialize(env, body)
    @request = Request.new(env, StringIO.new(body))
  end

  def halt(status, text) = throw(:halt, [status, text])

  def answer(block) = catch(:halt) { [instance_exec(&block), ""] }
end

def read_request(client)
  _method, path = client.gets.to_s.split
  return if path.nil?

  env = {}
  while (line = client.gets.to_s.chomp) != ""
    name, value = line.split(": ", 2)
    env["HTTP_#{name.upcase.tr("-", "_")}"] = value
  end
  [path, env, client.read(env["HTTP_CONTENT_LENGTH"].to_i)]
end

at_exit do
  server = TCPServer.new("localhost", ARGV.last.to_i)
  loop do
    client = server.accept
    path, env, body = read_request(client)
    if path
      route = ROUTES[path]
      status, text = route ? Call.new(env, body).answer(route) : [404, ""]
      client.write("HTTP/1.1 #{status} -\r\nConnection: close\r\n\r\n#{text}")
    end
    client.close
  end
end
