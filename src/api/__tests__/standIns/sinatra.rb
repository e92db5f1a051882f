# As much of Sinatra as the docs' receiver uses, for machines that lack it:
# `ruby server.rb -p PORT` serves the POST routes of server.rb once it has been read.
require "stringio"
require_relative "http"

ROUTES = {}

def post(path, &block)
  ROUTES["POST #{path}"] = block
end

# The stand-in serves requests to any host, as the receiver asks Sinatra to.
def set(_name, _value) = nil

# One request as a route sees it.
class Call
  Request = Struct.new(:env, :body) do
    def get_header(name) = env[name]
  end

  attr_reader :request

  def initialize(env, body)
    @request = Request.new(env, StringIO.new(body))
  end

  def halt(status, text = "") = throw(:halt, [status, text])

  def answer(block) = catch(:halt) { [instance_exec(&block), ""] }
end

at_exit do
  next unless $!.nil? # As Sinatra: a program that failed serves nothing.

  serve_http(ARGV.last.to_i) do |path, env, body|
    route = ROUTES[path]
    route ? Call.new(env, body).answer(route) : [404, ""]
  end
end
